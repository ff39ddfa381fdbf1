import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

const answered = new WeakSet<Socket>()

const isIncomplete = ({ complete }: IncomingMessage) => complete === false

export const isAnswered = (socket: Socket): boolean => answered.has(socket)

/** Reads the rest of a request after an early response. Otherwise, closing the socket would reset the connection. */
export function sendEarlyAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isIncomplete(request.raw)) return
    if (reply.statusCode === 408) reply.header('connection', 'close')
    else reply.removeHeader('connection')
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (!isIncomplete(raw)) return
    answered.add(raw.socket)
    raw.once('end', () => answered.delete(raw.socket))
    raw.resume()
  })
}
