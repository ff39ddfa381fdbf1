import { useCallback, useMemo } from 'react'
import type { ReactFlowProps } from '@xyflow/react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { Way } from '../../../structure/structureShape.ts'
import type { MapScene } from './mapOf.ts'

type Labels = NonNullable<ReactFlowProps['ariaLabelConfig']>

/** Everything that the map says to those who do not see it, in the provider's language. */
export function useMapLabels() {
  const { graph, outline } = useAuthoringMessages().structure

  const labels = useMemo<Labels>(
    () => ({
      'node.a11yDescription.default': graph.keys,
      'node.a11yDescription.keyboardDisabled': graph.keys,
      'node.a11yDescription.ariaLiveMessage': () => graph.moved,
      'edge.a11yDescription.default': graph.wayKeys,
      'controls.ariaLabel': graph.controls,
      'controls.zoomIn.ariaLabel': graph.zoomIn,
      'controls.zoomOut.ariaLabel': graph.zoomOut,
      'controls.fitView.ariaLabel': graph.fit,
      'minimap.ariaLabel': graph.minimap,
      'handle.ariaLabel': graph.handle,
    }),
    [graph],
  )
  const sceneLabel = useCallback(
    ({ name, kind, choices }: MapScene) => {
      const scene = fill(choices === 1 ? outline.oneChoice : outline.choices, { count: choices })
      const kinds = { start: outline.start, ending: outline.ending, missing: graph.noScene, scene }
      return fill(graph.scene, { name, kind: kinds[kind] })
    },
    [graph, outline],
  )
  const wayLabel = useCallback(
    ({ from, choice, to, isFailure }: Way) =>
      fill(isFailure ? graph.wayFailing : graph.way, { from, number: choice + 1, to }),
    [graph],
  )
  return { labels, sceneLabel, wayLabel }
}
