import type { OpenReport } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'

/** Returns the title of the reported story, and of the scene if there is one. */
export const reportedPlace = (
  title: string,
  scene: OpenReport['scene'],
  { inScene }: { inScene: string },
): string => (scene ? fill(inScene, { title, scene: scene.title }) : title)
