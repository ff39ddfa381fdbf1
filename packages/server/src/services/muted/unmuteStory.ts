import type { MuteAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'

/** Offers a story to a reader again, also one that they cannot see just now. */
export async function unmuteStory(
  { store }: Ports,
  userId: string,
  storyId: string,
): Promise<MuteAnswer> {
  await store.repositories.muted.unmute(userId, { story_id: storyId })
  return { is_muted: false }
}
