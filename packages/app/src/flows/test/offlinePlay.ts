import type { GameSession, HistoryEntry, OfflinePlay } from '@kathasagar/api/contract'
import {
  answer,
  makeActionAnswer,
  makeHistoryEntry,
  makeId,
  makeSession,
  makeSessionData,
} from '@kathasagar/api/testing'
import { DEFAULT_XP_COSTS } from '@kathasagar/story/vocabulary'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** Three scenes from a rope to an ending, as a session takes them along from its first turn. */
export const takenAlong: OfflinePlay = {
  session_id: makeSession().id,
  entry: makeHistoryEntry({ number: 1, parent_id: makeId(500) }),
  story_key: 'rope',
  structure: {
    start_node: 'rope',
    nodes: {
      rope: {
        text: 'The rope goes slack.',
        choices: [{ text: 'Pull the rope in', target: 'oar' }],
      },
      oar: {
        text: 'At its end is your own second oar.',
        choices: [{ text: 'Row home', target: 'home' }],
      },
      home: { text: 'The bank is where you left it.', choices: [] },
    },
  },
  rules: {
    costs: { ...DEFAULT_XP_COSTS },
    multiplier: 1,
    health_max: 100,
    inventory_slots: 10,
    skill_check_difficulty: 'medium',
  },
  language: 'en',
  content_rating: 'everyone',
  role: 'You are the ferryman.',
  state: {
    node: 'rope',
    visited: ['rope'],
    xp: 120,
    facts: [],
    detour: 0,
    offers: [{ text: 'Pull the rope in', path: { kind: 'choice', index: 0 } }],
    choices_made: 0,
    turn: 1,
    seed: 7,
  },
  asked: null,
  recent: [],
  xp_won: 0,
  credits: 20,
  storytellers: ['kathakar'],
  help_lines: [],
}

/** Has the device lose its network, or find it again. */
export function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const TOLD = [
  ['At its end is your own second oar.', ['Row home']],
  ['The bank is where you left it.', []],
] as const

/** A server that takes what was played, by its keys, and tells the session as it stands since. */
export function joiningServer(begun: GameSession, keys: string[]): HttpHandler[] {
  const history: HistoryEntry[] = [...begun.session_data.narrative_history]
  const standing = () => {
    const choices = [...(TOLD[history.length - 2]?.[1] ?? begun.session_data.choices)]
    return makeSessionData({ narrative_history: [...history], choices, can_undo: true })
  }
  return [
    // Nothing was learnt here: its words are heard by the rules alone.
    http.get('*/weights/topics.bin', () => new HttpResponse('')),
    answer('getSession', () => ({ ...begun, session_data: standing() })),
    answer('takeAction', (request) => {
      keys.push(request.headers.get('idempotency-key') ?? '')
      const before = history.at(-1)
      const [narrative = ''] = TOLD[history.length - 1] ?? []
      const entry = makeHistoryEntry({
        turn_id: makeId(600 + history.length),
        parent_id: before?.turn_id ?? null,
        number: (before?.number ?? 0) + 1,
        action_type: 'continue',
        ai_response: { ...makeHistoryEntry().ai_response, narrative },
      })
      history.push(entry)
      return makeActionAnswer({ turn_id: entry.turn_id, session_data: standing() })
    }),
  ]
}
