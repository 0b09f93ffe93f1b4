/** `npm run test:measure`: a whole run that stores how long each file takes (`durations.json`), to be committed. */
import { runVitest } from './run-vitest.mjs';

process.exit(runVitest([], { TEST_DURATIONS: 'write' }) ?? 1);
