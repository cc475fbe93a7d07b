// A web service on this machine that takes messages: it writes down what it was sent and answers as a test wants.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface WebService {
  readonly address: string;
  /** All that was asked so far, the first first. */
  readonly asked: Asked[];
  /** How the next questions are answered; the answer may be left open. */
  answer: (response: ServerResponse, asked: Asked) => void;
  close(): Promise<void>;
}

const well = (response: ServerResponse): void => void response.writeHead(200).end('ok');

export const openWebService = async (answer: WebService['answer'] = well): Promise<WebService> => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      service.answer(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const service: WebService = {
    address: `http://127.0.0.1:${port}`,
    asked,
    answer,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
  return service;
};
