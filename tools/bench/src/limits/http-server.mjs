import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The limit of what Node can serve: one answer, finished beforehand, to every request.
// usage: node http-server.mjs PORT [FILE with { status, headers, body in base64 }]

const [port, file] = process.argv.slice(2);
const answer = file
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { status: 200, headers: ['Content-Type', 'text/plain'], body: 'b2s=' };
const body = Buffer.from(answer.body, 'base64');

createServer((_req, res) => {
  res.writeHead(answer.status, answer.headers);
  res.end(body);
}).listen(Number(port), '127.0.0.1');
