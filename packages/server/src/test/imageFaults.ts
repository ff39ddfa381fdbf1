import type { Behaviour } from './faultServer.ts'
import { refuseWith } from './chatWire.ts'
import { JPEG, PNG, WEBP } from './tinyPictures.ts'

export const sends =
  (picture: Buffer): Behaviour =>
  ({ response }) =>
    answer(response, { b64_json: picture.toString('base64') })

const points =
  (path: string): Behaviour =>
  ({ response, url }) =>
    answer(response, { url: path.startsWith('http') ? path : `${url}/${path}` })

function answer(response: Parameters<Behaviour>[0]['response'], item: Record<string, string>) {
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ created: 1, data: [item] }))
}

const refuses =
  (status: number, message = 'no', headers?: Record<string, string>): Behaviour =>
  ({ response }) =>
    refuseWith(response, status, message, headers)

const serves =
  (type: string, content: Buffer): Behaviour =>
  ({ response }) => {
    response.writeHead(200, { 'content-type': type }).end(content)
  }

/** Painters, moderators and files, by the name that they are asked for. */
export const IMAGE_FAULTS: Readonly<Record<string, Behaviour>> = {
  png: sends(PNG),
  jpeg: sends(JPEG),
  webp: sends(WEBP),
  'by-address': points('painted.png'),
  'painted.png': serves('image/png', PNG),
  silent: () => undefined,
  resets: ({ response }) => response.destroy(),
  'cut-off': ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"data":[{"b64_json":"iVBOR')
    setImmediate(() => response.destroy())
  },
  stalls: ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"data":[{"b64_json":"iVBOR')
  },
  'overloaded-inside': ({ response }) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"error":{"message":"Overloaded","type":"overloaded_error"}}'),
  busy: refuses(429, 'Rate limit reached', { 'retry-after': '7' }),
  spent: refuses(429, 'You exceeded your current quota, insufficient_quota'),
  'status-429': refuses(429),
  'status-500': refuses(500),
  'status-502': refuses(502),
  'status-503': refuses(503),
  'status-529': refuses(529),
  'status-401': refuses(401),
  'status-403': refuses(403),
  'status-404': refuses(404),
  refused: refuses(400, 'Your request was rejected by our safety system: content_policy_violation'),
  html: serves('text/html', Buffer.from('<html>Bad gateway</html>')),
  nothing: ({ response }) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}'),
  'no-picture': sends(Buffer.from('<svg onload="alert(1)"/>')),
  'too-big': sends(Buffer.concat([PNG, Buffer.alloc(5 * 2 ** 20)])),
  'dead-address': points('not-there.png'),
  'address-of-a-page': points('page.html'),
  'page.html': serves('text/html', Buffer.from('<html></html>')),
  'address-inside-our-net': points('http://169.254.169.254/latest/meta-data'),
  'moderator-well': ({ response, request }) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ results: [{ flagged: request.told.includes('FLAGGED') }] })),
  'moderator-down': refuses(500),
}
