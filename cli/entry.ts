/** The process: standard streams and signals around `main`. The same file is the worker of commands with `--jobs`. */
import { isMainThread, workerData } from 'node:worker_threads';
import { main } from './main.ts';
import { processIo } from './terminal/process-io.ts';
import { serveSimulation, type WorkerTask } from './simulate/worker.ts';
import type { StudyTask } from './study/threads.ts';
import { serveStudy } from './study/worker.ts';

if (isMainThread) {
  const io = processIo();
  void main(process.argv.slice(2), io).then((code) => {
    process.exitCode = code;
    io.close();
  });
} else {
  const task = workerData as WorkerTask | StudyTask;
  if ('study' in task) serveStudy(task);
  else serveSimulation(task);
}
