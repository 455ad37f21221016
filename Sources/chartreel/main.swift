import CMalloc
import CommandLineTool
import Glibc

// Left to itself, glibc raises this bound as large buffers come and go, and then keeps an encoder's pictures
// in the heap of whichever thread freed them: the peak grows with a film's length and its number of workers.
mallopt(M_MMAP_THRESHOLD, 256 * 1024)

let status = await Tool.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
