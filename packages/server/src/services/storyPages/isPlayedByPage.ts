import { isPage } from '@kathasagar/story'

import type { Ports } from '../ports.ts'

/** Whether a version of a story is played by its own page, in the reader's browser. */
export const isPlayedByPage = async (
  { graphs }: Pick<Ports, 'graphs'>,
  versionId: string | null,
): Promise<boolean> => versionId !== null && isPage((await graphs(versionId)).program)
