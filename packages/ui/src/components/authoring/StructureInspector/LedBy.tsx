import { useMemo } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { waysTo } from '../../../structure/structureShape.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { StructureInspectorProps } from './StructureInspector.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

type LedByProps = Pick<StructureInspectorProps, 'structure' | 'node' | 'onGo'>

/** A crossroads of many ways names the first of them. */
const NAMED = 8

/** The choices that lead to a scene, each a way back to it. */
export function LedBy({ structure, node, onGo }: LedByProps) {
  const { scene: messages } = useAuthoringMessages().structure
  const ways = useMemo(() => waysTo(structure, node), [structure, node])

  return (
    <div css={styles.ledBy}>
      <h4 css={styles.label}>{messages.ledBy}</h4>
      {ways.length === 0 && <p css={styles.note}>{messages.ledByNone}</p>}
      {ways.slice(0, NAMED).map(({ from, choice }) => (
        <Button
          key={`${from} ${choice}`}
          onPress={() => onGo({ node: from, choice })}
          size="small"
          variant="quiet"
        >
          <bdi>{fill(messages.ledByOne, { name: from, number: choice + 1 })}</bdi>
        </Button>
      ))}
      {ways.length > NAMED && (
        <p css={styles.note}>{fill(messages.more, { count: ways.length - NAMED })}</p>
      )}
    </div>
  )
}
