/** A table for two at an HTTP server: each player asks for what their seat may see, and sends a choice. */
import { createServer, type IncomingMessage } from 'node:http';
import { FathomError, loadPack, newGame, Seat } from 'fathom';

const { model, diagnostics } = loadPack('nim');
if (!model) throw new Error(diagnostics[0]?.message);
const game = newGame(model, { players: 2, seed: 7 });

/** Whoever has the token of a seat sits there: send each player theirs. */
const seats = new Map(['token-of-ann', 'token-of-bo'].map((token, seat) => [token, new Seat(game, seat)]));

/** `GET /TOKEN` sees; `POST /TOKEN` with `{ key, step }` chooses, and sees what came of it. */
async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
  const seat = seats.get(request.url?.slice(1) ?? '');
  if (!seat) return [404, { code: 'no-such-seat' }];
  try {
    if (request.method === 'POST') {
      let body = '';
      for await (const part of request) body += part;
      const choice = JSON.parse(body);
      seat.choose(choice?.key, choice?.step); // says what is wrong with them
    }
    return [200, seat.see()];
  } catch (error) {
    if (error instanceof SyntaxError) return [400, { code: 'no-json' }];
    if (error instanceof FathomError) return [409, { code: error.code, message: error.message }];
    throw error;
  }
}

const server = createServer((request, response) => {
  answer(request).then(
    ([status, body]) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(process.env['PORT'] ?? 8080), () => console.log('The table is open at', server.address()));
