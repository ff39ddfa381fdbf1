import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** Connections whose request is answered while the rest of it is still on its way. */
const answered = new WeakSet<Socket>()

const isOnItsWay = ({ complete }: IncomingMessage) => complete === false

/** Whether the request that a connection has sent a part of has its answer: it gets no second one. */
export const isAnswered = (socket: Socket): boolean => answered.has(socket)

/**
 * An answer may leave before its request has come in whole: nobody signed in, or a body is too large.
 * To close then would reset the connection, and the answer would be lost on the way to a caller who
 * still sends. So the rest is read and thrown away, for as long as a request may take at all; what is
 * too slow for that is cut off. Only a body that trickles is told that the connection ends.
 */
export function answerEarly(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isOnItsWay(request.raw)) return
    if (reply.statusCode === 408) reply.header('connection', 'close')
    else reply.removeHeader('connection')
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (!isOnItsWay(raw)) return
    answered.add(raw.socket)
    raw.once('end', () => answered.delete(raw.socket))
    raw.resume()
  })
}
