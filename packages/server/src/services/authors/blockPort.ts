import type { Author } from '@kathasagar/api/contract'

/** Who wants to hear nothing of whom. */
export interface BlockRepository {
  /** One has blocked the other, whichever of the two. */
  stands(one: string, other: string): Promise<boolean>
  hasBlocked(blockerId: string, blockedId: string): Promise<boolean>
  count(blockerId: string): Promise<number>
  /** Also ends that they follow each other. Done twice it is done once. */
  block(blockerId: string, blockedId: string, now: Date): Promise<void>
  unblock(blockerId: string, blockedId: string): Promise<void>
  /** Those whose accounts are open, the latest first. */
  list(blockerId: string): Promise<(Author & { id: string })[]>
}
