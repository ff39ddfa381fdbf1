import type { Db } from '../db/database.ts'
import type { Ledger } from './ledgerPort.ts'
import type { RateLimitRepository } from './rateLimitPort.ts'
import type { RecentWriteRepository } from './recentWritePort.ts'
import type { PictureRepository, SessionRepository, TurnRepository } from './sessions/ports.ts'
import type { ActionRepository } from './sessions/actionPorts.ts'
import type { KnowledgeRepository, NextStoryRepository } from './sessions/endingPorts.ts'
import type { PlayRepository } from './sessions/turn/playPorts.ts'

/** What the database holds, by noun. Bound either to the pool or to one transaction. */
export interface Repositories {
  /** The same connection, for functions of modules. */
  db: Db
  rateLimits: RateLimitRepository
  recentWrites: RecentWriteRepository
  ledger: Ledger
  sessions: SessionRepository
  knowledge: KnowledgeRepository
  nextStories: NextStoryRepository
  turns: TurnRepository
  actions: ActionRepository
  play: PlayRepository
  pictures: PictureRepository
}
