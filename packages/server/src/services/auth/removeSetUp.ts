import type { Repositories } from '../repositories.ts'

/**
 * Removes the second factor and the model key of an account. A stranger who registered with somebody
 * else's email may have set them up.
 */
export async function removeSetUp(
  { secondFactors, modelKeys }: Pick<Repositories, 'secondFactors' | 'modelKeys'>,
  userId: string,
): Promise<void> {
  await secondFactors.removeAll(userId)
  await modelKeys.remove(userId)
}
