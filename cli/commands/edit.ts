import type { Command } from '../command.ts';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InputError } from '../io.ts';
import { shortPath } from '../packs.ts';
import { painter } from '../terminal/paint.ts';
import { claimFolder, type Claim } from '../edit/served-folders.ts';
import { secretOf } from '../edit/kept-secret.ts';
import { serve, type EditServer } from '../edit/server.ts';

/** What a browser stores belongs to the port, so this stays the same. */
const PORT = 4270;

export const edit: Command = {
  name: 'edit',
  usage: '[FOLDER] [--port N]',
  arguments: [0, 1],
  summary: 'Opens the workbench on a folder of packs, in your browser.',
  options: [{ name: 'port', value: 'N', help: `the port on this machine (default: ${PORT}; 0 takes any free port)` }],
  about: [
    'FOLDER contains packs, or is one; the default is the current folder (in a clone of the ' +
      'repository: its packs). Its packs may extend those that come with Fathom, which are read-only. ' +
      'The server listens on this machine only, and reads and writes only the YAML files of that ' +
      'folder. The address that it prints contains a secret token; requests without it are refused. The ' +
      'token is kept for each folder in the state folder of your user (XDG_STATE_HOME), so that a page that ' +
      'is open works again after a restart. ' +
      'Ctrl-C stops it. A folder has one server: started again, the command prints the address of the ' +
      'first.',
    'The browser stores drafts by port: use the same port again to find them.',
  ],
  examples: [
    ['fathom edit', 'the packs of the current folder'],
    ['fathom edit my-game', 'one pack of your own'],
  ],
  async run(args, io) {
    const given = args.positionals[0];
    const folder = given === undefined ? io.ownPacks : resolve(io.cwd, given);
    const port = args.number('port', 0, 65535) ?? PORT;
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      throw args.usageError(`There is no folder "${given}".`);
    }
    const site = io.workbench;
    if (site === undefined || !existsSync(join(site, 'index.html'))) {
      throw new InputError(
        'The page of the workbench is missing. In a clone of the repository `npm run build` builds it; otherwise install Fathom again.',
      );
    }
    const paint = painter(io.color);
    const title = shortPath(folder, io.cwd);
    const claim = await claimFolder(folder);
    if ('joined' in claim) {
      io.out(`The workbench on ${title} is open already: ${paint('bold', claim.joined)}\n`);
      io.out(
        `${paint('dim', 'Open this address in a browser. There is one server for a folder, so that no text is lost.')}\n`,
      );
      return 0;
    }
    const secret: Partial<ReturnType<typeof secretOf>> =
      io.stateStore === undefined ? {} : secretOf(folder, io.stateStore);
    const server = await started({
      folder,
      title,
      builtIn: io.packs,
      site,
      port,
      ...(secret.token === undefined ? {} : { token: secret.token }),
    }).catch((error: unknown) => {
      claim.release();
      throw error;
    });
    claim.announce(server.address);
    releaseOnSignals(claim);
    io.out(`The workbench on ${title}: ${paint('bold', server.address)}\n`);
    io.out(
      `${paint('dim', 'Open this address in a browser. Ctrl-C ends the server; the browser stores unsaved changes as drafts.')}\n`,
    );
    if (secret.notKept !== undefined) {
      io.err(
        `The secret of this address is not kept in "${io.stateStore}": ${secret.notKept}. After a restart, open the new address.\n`,
      );
    }
    return new Promise<number>(() => {
      /* until the process is ended */
    });
  },
};

/** A process that is ended by a signal has no other moment to say that the folder is free. */
function releaseOnSignals(claim: Claim): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      claim.release();
      process.exit(code);
    });
  }
}

async function started(options: Parameters<typeof serve>[0]): Promise<EditServer> {
  try {
    return await serve(options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new InputError(
        `Port ${options.port} is in use, perhaps by another workbench. Close that one, or choose another ` +
          `port: --port ${options.port + 1}. (The browser stores drafts by port.)`,
      );
    }
    if (code === 'EACCES') {
      throw new InputError(`Port ${options.port} may not be used here. Choose another one: --port ${PORT}.`);
    }
    throw error;
  }
}
