import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

export async function listenOnLoopback(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Closes the server and its HTTP connections. The caller must close other connections first. */
    close: async () => {
      if (server instanceof HttpServer) server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
