/** A thread of a worker at a queue from the sources, as the built command starts one of itself. */
import { register } from 'tsx/esm/api';

register();
const { serveChunks } = await import('../../study/queue/thread.ts');
serveChunks();
