import CommandLineTool
import Glibc

let status = await Tool.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
