import type { Repositories } from '../repositories.ts'

/**
 * Takes away what could open an account beside its password, or read along in it: passkeys, second
 * factors and the key of its models. A stranger who registered with somebody's e-mail may have set it up.
 */
export async function removeSetUp(
  { secondFactors, modelKeys }: Pick<Repositories, 'secondFactors' | 'modelKeys'>,
  userId: string,
): Promise<void> {
  await secondFactors.removeAll(userId)
  await modelKeys.remove(userId)
}
