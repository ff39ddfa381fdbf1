import { API_BASE } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { endStream, openStream, sendPiece } from '../../test/chatWire.ts'
import { readEvents } from '../../test/eventStream.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { beginPlay, type Play } from '../../test/play.ts'

const { app, bind, server } = await setModelStage()
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })

const open = ({ player, session }: Play) =>
  fetch(`${address}${API_BASE}/game/sessions/${session.id}/action`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${player.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ action_type: 'continue', selected_model: 'tenali' }),
  })

test('the first words reach the player while the provider is still sending', async () => {
  const held = Promise.withResolvers<void>()
  server.script('slow', ({ response }) => {
    openStream(response)
    sendPiece(response, 'The river runs, and nobody sings. ')
    void held.promise.then(() => {
      sendPiece(response, 'It goes on.')
      endStream(response)
    })
  })
  const play = await beginPlay(app)
  bind({ tenali: 'slow' })

  const response = await open(play)
  const pieces = response.body?.pipeThrough(new TextDecoderStream()) ?? new ReadableStream()
  let heard = ''
  for await (const piece of pieces) {
    heard += piece
    if (heard.includes('The river')) held.resolve()
  }

  const events = readEvents(heard)
  expect(events.map(({ event }) => event)).toEqual(['delta', 'delta', 'result'])
  expect(events.at(-1)?.data).toMatchObject({
    narrative: 'The river runs, and nobody sings. It goes on.',
  })
})
