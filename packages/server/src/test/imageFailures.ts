import type { Behaviour } from './failingServer.ts'
import { refuses } from './textFailures.ts'
import { JPEG, PNG, WEBP } from './tinyPictures.ts'

const serves =
  (type: string, content: Buffer | string): Behaviour =>
  ({ response }) =>
    response.writeHead(200, { 'content-type': type }).end(content)

const json = (text: string) => serves('application/json', text)
const answers = (item: object) => json(JSON.stringify({ created: 1, data: [item] }))

export const sends = (picture: Buffer) => answers({ b64_json: picture.toString('base64') })

const points =
  (path: string): Behaviour =>
  (exchange) =>
    answers({ url: path.startsWith('http') ? path : `${exchange.url}/${path}` })(exchange)

/** Behaviours of failing image models, by model name. Each entry is a test case. */
export const FAILING_PAINTERS: Readonly<Record<string, Behaviour>> = {
  silent: () => undefined,
  stalls: ({ response }) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .write('{"data":[{"b64_json":"iVBOR'),
  resets: ({ response }) => response.destroy(),
  'cut-off': ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"data":[{"b64_json":"iVBOR')
    setImmediate(() => response.destroy())
  },
  'overloaded-inside': json('{"error":{"message":"Overloaded","type":"overloaded_error"}}'),
  busy: refuses(429, 'Rate limit reached', { 'retry-after': '7' }),
  spent: refuses(429, 'You exceeded your current quota, insufficient_quota'),
  ...Object.fromEntries(
    [429, 500, 502, 503, 529, 401, 403, 404].map((status) => [`status-${status}`, refuses(status)]),
  ),
  refused: refuses(400, 'Your request was rejected by our safety system: content_policy_violation'),
  html: serves('text/html', '<html>Bad gateway</html>'),
  nothing: json('{"data":[]}'),
  'no-picture': sends(Buffer.from('<svg onload="alert(1)"/>')),
  'too-big': sends(Buffer.concat([PNG, Buffer.alloc(5 * 2 ** 20)])),
  'dead-address': points('not-there.png'),
  'address-of-a-page': points('page.html'),
  'address-inside-our-net': points('http://169.254.169.254/latest/meta-data'),
}

export const IMAGE_FAILURES: Readonly<Record<string, Behaviour>> = {
  ...FAILING_PAINTERS,
  png: sends(PNG),
  jpeg: sends(JPEG),
  webp: sends(WEBP),
  'by-address': points('painted.png'),
  'painted.png': serves('image/png', PNG),
  'page.html': serves('text/html', '<html></html>'),
  'moderator-well': (exchange) =>
    json(JSON.stringify({ results: [{ flagged: exchange.request.told.includes('FLAGGED') }] }))(
      exchange,
    ),
  'moderator-down': refuses(500),
}
