import type { SessionMemory } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { readMemory, type MemoryAsked } from './memory/readMemory.ts'

/** What the story remembers where a session stands. */
export const getMemory = (ports: Ports, asked: MemoryAsked): Promise<SessionMemory | Refusal> =>
  readMemory(ports, asked)
