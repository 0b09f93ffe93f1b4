/** The process: standard streams and signals around `main`. The same file is the worker of `simulate --jobs`. */
import { isMainThread } from 'node:worker_threads';
import { main } from './main.ts';
import { processIo } from './terminal/process-io.ts';
import { serveSimulation } from './simulate/worker.ts';

if (isMainThread) {
  const io = processIo();
  void main(process.argv.slice(2), io).then((code) => {
    process.exitCode = code;
    io.close();
  });
} else serveSimulation();
