import type { ImportedStory } from '@kathasagar/interchange'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ManuscriptScene } from '../ManuscriptView/ManuscriptScene.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Popover } from '../../primitives/Popover/Popover.tsx'
import { importDialogStyles } from './ImportDialog.styles.ts'

export interface ScenePeekProps {
  /** The story as it would be taken. */
  structure: ImportedStory['structure']
  /** BCP 47 tag of the story; absent where its file says none: each scene runs as its words do. */
  lang: string | undefined
  /** The scene that is meant; absent, or not of this story: only the words stand there. */
  node: string | undefined
  /** What the place is called. */
  children: string
  /** Nothing around it says what a press does. */
  isAlone?: boolean
}

/** A place of an import; pressed, it shows the scene as it would come. */
export function ScenePeek({ structure, lang, node, children, isAlone = false }: ScenePeekProps) {
  const { exchange: messages } = useAuthoringMessages().structure
  const styles = importDialogStyles(useTheme())
  if (node === undefined || !Object.hasOwn(structure.nodes, node)) return <bdi>{children}</bdi>
  const label = `${messages.peek}: ${children}`

  return (
    <Popover
      label={label}
      placement="bottom start"
      trigger={
        <Button aria-label={label} css={styles.peek} size="small" variant="quiet">
          <bdi>{isAlone ? label : children}</bdi>
        </Button>
      }
    >
      <div css={styles.scene} dir={lang ? directionOf(lang) : 'auto'} lang={lang}>
        <ManuscriptScene name={node} structure={structure} />
      </div>
    </Popover>
  )
}
