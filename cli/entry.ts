/** The process: standard streams and signals around `main`. The same file is the worker of commands with `--jobs`. */
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, workerData } from 'node:worker_threads';
import { StoredChecks } from './loading/stored-checks.ts';
import { main } from './main.ts';
import { processIo } from './terminal/process-io.ts';
import {
  serveSimulation,
  type WorkerTask,
  type StudyTask,
  serveStudy,
  serveChunks,
  type ThreadSetup,
} from '../study/internal.ts';

if (isMainThread) {
  const io = processIo();
  const storedChecks = new StoredChecks(io.checkStore, buildOf(fileURLToPath(import.meta.url)));
  void main(process.argv.slice(2), { ...io, storedChecks }).then((code) => {
    process.exitCode = code;
    io.close();
  });
} else {
  const task = workerData as WorkerTask | StudyTask | ThreadSetup;
  if ('queue' in task) serveChunks();
  else if ('study' in task) serveStudy(task);
  else serveSimulation(task);
}

/** Differs for every file that a build or an installation has put there. */
function buildOf(file: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}
