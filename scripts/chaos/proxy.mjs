import { createServer, request } from 'node:http'

/**
 * Sends each call to the next of the processes that stand; where none can be reached it says 503, as
 * a proxy does. `standing` is read anew for each call.
 */
export async function openProxy(standing) {
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const all = [...standing.values()]
    const target = all[(turn += 1) % all.length]
    const refuse = () => {
      if (outgoing.headersSent) return outgoing.destroy()
      outgoing.writeHead(503, { 'retry-after': '1' }).end('{}')
    }
    if (!target) return refuse()
    const { hostname, port } = new URL(target.address)
    const { method, url: path, headers } = incoming
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.on('error', refuse)
      answer.on('aborted', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    passed.on('error', refuse)
    incoming.pipe(passed)
  })
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const close = () => {
    proxy.closeAllConnections()
    proxy.close()
  }
  return { address: `http://127.0.0.1:${proxy.address().port}`, close }
}
