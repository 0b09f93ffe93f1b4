/** The oldest Node that Fathom runs on. Plain JavaScript that an old Node can read, too. */
const OLDEST = [20, 19];

/** Ends the process with a clear sentence where Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  process.stderr.write(
    `Fathom needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}. Get one at https://nodejs.org.\n`,
  );
  process.exit(2);
}
