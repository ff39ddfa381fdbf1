import type { AskedBack } from '@kathasagar/engine/turn/turnState'
import type { Wallet } from '../../ledgerPort.ts'
import type { StoredStory } from '../../../modules/catalogue/index.ts'
import type { DrawnScene, NewTurn, StoredSession, StoredTurn } from '../ports.ts'
import type { NewAction, Receipt, StoredAction } from '../actionPorts.ts'
import type { RemovedTurn } from './pathCache.ts'
import type { NewFreeInput } from './freeInputOf.ts'

/** What a turn needs of its story beside the graph. */
export type StoryInPlay = Pick<
  StoredStory,
  | 'id'
  | 'author_id'
  | 'title'
  | 'story_description'
  | 'story_prompt'
  | 'story_system_prompt'
  | 'content_rating'
  | 'is_premium'
  | 'language'
  | 'game_config'
>

/** All that an action is judged by, as it is at one moment; nothing of it is locked. */
export interface TurnContext {
  session: StoredSession
  story: StoryInPlay
  /** The turn that the session stands at. */
  base: StoredTurn
  wallet: Wallet
  /** The action that was asked for before with the same key. */
  known: StoredAction | null
  /** What was asked back last, if nothing was done about it yet. */
  asked: AskedBack | null
  /** The action that runs in the session. */
  running: StoredAction | null
  /** Turns of the session whose facts the player has deleted. */
  removed: readonly RemovedTurn[]
  /** What was drawn for the player in any session of the story. */
  drawn: readonly DrawnScene[]
}

/** A delivered turn with all that comes of it. */
export interface Settlement {
  action_id: string
  session: StoredSession
  turn: NewTurn
  /** Free words that the author may hear of. */
  tried: NewFreeInput | null
  is_completed: boolean
  spent: Wallet
  receipt: Omit<Receipt, 'credits' | 'is_low_on_credits'>
  /** Whoever has fewer credits left is low on them. */
  low_below: number
}

export interface Settled {
  /** Credits that are left. */
  credits: number
  created_at: Date
}

/** What is told of a session that stands at another turn. */
export interface HeadMoved {
  /** Credits that are left. */
  credits: number
  /** Where going forward leads from there; null where it leads nowhere. */
  redo_turn_id: string | null
}

/** A turn in one message to the database for each step. */
export interface PlayRepository {
  /** Only the owner's; another's session is as good as none. */
  findTurnContext(sessionId: string, userId: string, key: string): Promise<TurnContext | undefined>
  /**
   * Claims a session for one action and holds its price. False, and nothing is written, where the
   * session stands elsewhere than at `base_turn_id`, something runs in it, the key is known or the
   * wallet has less.
   */
  claim(action: NewAction, price: Wallet, leaseMs: number): Promise<boolean>
  /**
   * Does both in one go for a turn that is told already: a hold that nobody sees is settled at once.
   * Nothing, and nothing is written, where `claim` would be false.
   */
  take(action: NewAction, price: Wallet, settlement: Settlement): Promise<Settled | undefined>
  /** Writes a turn and takes its price; nothing when its action was given up: it came too late. */
  settle(settlement: Settlement): Promise<Settled | undefined>
  /** Has a session stand at another turn of its own; nothing where `claim` would be false. */
  moveHead(
    action: NewAction,
    to: { id: string; xpChange: number; isCompleted: boolean },
  ): Promise<HeadMoved | undefined>
}
