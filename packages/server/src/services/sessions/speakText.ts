import { createHash } from 'node:crypto'

import type { Speech, SpeechRequest } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { meterUse } from '../spending/meterUse.ts'
import type { StoredTurn } from './ports.ts'
import type { Voice } from './speech/ports.ts'
import { wasTold } from './speech/wasTold.ts'
import { tellingsOf } from './state/variants.ts'

/** What is kept of all that was read: some thousands of pages. */
const KEPT_BYTES = 256 * 2 ** 20
/** Who listens has the browser's voice by then. */
const SPEAKING_MS = 9000

/** Texts that are being read, so that two who ask for one cost one call. */
const running = new WeakMap<Ports['voice'], Map<string, Promise<void>>>()

const hashOf = ({ key }: Voice, text: string) =>
  createHash('sha256').update(`${key}\0${text}`).digest('hex')

/** The tellings of a turn: some may have words of its player's, which only the others tell apart. */
async function tellingsAt({ store }: Ports, turn: StoredTurn): Promise<readonly StoredTurn[]> {
  const others = tellingsOf(turn).filter((id) => id !== turn.id)
  const { turns } = store.repositories
  const found = await Promise.all(others.map((id) => turns.findTurn(id, turn.user_id)))
  return [turn, ...found.flatMap((telling) => telling ?? [])]
}

/** A text that is to be read, by its hash, and the story that it was told in. */
interface Spoken {
  voice: Voice
  text: string
  hash: string
  story_id: string
}

async function speakAndKeep(ports: Ports, { voice, text, hash, story_id }: Spoken) {
  const { store, clock } = ports
  const { spokenTexts } = store.repositories
  // Looked up once more: it may have been kept after this reader looked for it first.
  if (await spokenTexts.hasText(hash)) return
  const audio = await meterUse(ports, story_id, () =>
    // Some voices name the stars of an emphasis.
    voice.speak(text.replaceAll('*', ''), AbortSignal.timeout(SPEAKING_MS)),
  ).done
  await spokenTexts.keepAudio({ hash, audio, kept_at: clock.now(), most: KEPT_BYTES })
}

function speakOnce(ports: Ports, spoken: Spoken): Promise<void> {
  const { hash } = spoken
  const mine = running.get(ports.voice) ?? new Map<string, Promise<void>>()
  running.set(ports.voice, mine)
  const known = mine.get(hash)
  if (known) return known

  const speaking = speakAndKeep(ports, spoken).finally(() => mine.delete(hash))
  mine.set(hash, speaking)
  return speaking
}

interface SpeechAsked extends SpeechRequest {
  userId: string
  sessionId: string
}

/**
 * Has words of a turn read by the connected voice, each once for everybody who is told the same.
 * A voice that fails is no fault of the reader's: their browser reads instead.
 */
export async function speakText(
  ports: Ports,
  { userId, sessionId, turn_id, text }: SpeechAsked,
): Promise<Speech | Refusal> {
  const { sessions, turns, spokenTexts } = ports.store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const voice = ports.voice()
  const turn = await turns.findTurn(turn_id, userId)
  if (!voice || turn?.session_id !== session.id) return { code: 'not_found' }
  if (!wasTold(await tellingsAt(ports, turn), text)) return { code: 'not_found' }
  const hash = hashOf(voice, text)
  try {
    if (!(await spokenTexts.hasText(hash))) {
      await speakOnce(ports, { voice, text, hash, story_id: session.story_id })
    }
  } catch (fault) {
    ports.reportFault(fault)
    return { code: 'storyteller_unreachable' }
  }
  return { audio_url: `/speech/${hash}.mp3` }
}
