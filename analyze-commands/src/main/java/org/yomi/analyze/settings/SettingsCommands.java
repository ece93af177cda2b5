package org.yomi.analyze.settings;

import java.util.List;
import java.util.stream.Collectors;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.reply.ParameterReply;

/** The commands that list and change settings. */
public final class SettingsCommands {
    private static final String GROUP = "Settings";

    private final Settings settings;
    private final List<Parameter> parameters;
    private final List<String> names;

    private SettingsCommands(Settings settings) {
        this.settings = settings;
        parameters = Parameters.rows(settings);
        names = parameters.stream().map(Parameter::name).toList();
    }

    /** The rows of this group. */
    public static List<Command> rows(Settings settings) {
        SettingsCommands commands = new SettingsCommands(settings);
        return List.of(
                row("yomi-param")
                        .arguments("[NAME VALUE]")
                        .help(commands.help())
                        .analyze(AnalyzeType.PARAM, "Parameters")
                        .handler(commands::param),
                row("gogui-version")
                        .arguments("[VERSION ...]")
                        .help(
                                "GoGui tells its version when it attaches; that switches live_gfx and record_moves on. Never"
                                        + " refused, for then GoGui would not attach.")
                        .handler(call -> commands.attachGoGui()));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String help() {
        String rows = parameters.stream()
                .map(parameter -> parameter.name() + ": " + parameter.help())
                .collect(Collectors.joining("; "));
        return "Lists names and values, or sets one. " + rows + ".";
    }

    private String param(Call call) {
        call.arguments().expect(0, 2);
        if (call.arguments().count() == 0) {
            ParameterReply dialog = new ParameterReply();
            parameters.forEach(parameter -> parameter.show(dialog));
            return dialog.toString();
        }
        String name = call.arguments().choice(0, names);
        parameters.get(names.indexOf(name)).setter().set(call.arguments(), 1);
        return "";
    }

    private String attachGoGui() {
        settings.live().setEnabled(true);
        settings.setRecordMoves(true);
        return "";
    }
}
