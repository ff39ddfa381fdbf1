import type { OpenReport } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'

export const reportedPlace = (
  title: string,
  scene: OpenReport['scene'],
  { inScene }: { inScene: string },
): string => (scene ? fill(inScene, { title, scene: scene.title }) : title)
