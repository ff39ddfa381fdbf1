import type { Behaviour, FaultServer } from './faultServer.ts'
import { PNG } from './tinyPictures.ts'

/** The checkpoint that both servers have. */
export const CHECKPOINT = 'river-v2.safetensors'

/** Answers in JSON. */
export const sendsJson =
  (body: unknown, status = 200): Behaviour =>
  ({ response }) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Answers with a file. */
export const sendsFile =
  (content: Buffer, type = 'image/png'): Behaviour =>
  ({ response }) =>
    response.writeHead(200, { 'content-type': type }).end(content)

/** What the web UI says of the checkpoint that it has used. */
export const used = (sd_model_name: string) =>
  JSON.stringify({ sd_model_name, sd_model_hash: 'abc123' })

/** The web UI's answer with a picture. */
export const webuiDraws = (picture: Buffer, info = used('river-v2')): Behaviour =>
  sendsJson({ images: [picture.toString('base64')], parameters: {}, info })

/** The id that ComfyUI gives a job. */
export const JOB = 'job-7'
/** Where it says that the picture lies, as a request for it names its model to the stand-in. */
export const VIEW = 'view?filename=kathasagar_1.png&subfolder=&type=output'
const DONE = {
  outputs: {
    file: { images: [{ filename: 'kathasagar_1.png', subfolder: '', type: 'output' }] },
  },
  status: { status_str: 'success', completed: true },
}

/** A queue that is done after it was asked for three times. */
export function comfyDraws(server: FaultServer, picture = PNG) {
  server.script('prompt', sendsJson({ prompt_id: JOB, number: 1, node_errors: {} }))
  server.script(JOB, (exchange) => sendsJson(exchange.attempt < 3 ? {} : { [JOB]: DONE })(exchange))
  server.script(VIEW, sendsFile(picture))
}
