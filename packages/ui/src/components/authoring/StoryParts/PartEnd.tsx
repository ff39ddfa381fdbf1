import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

/** A place in the story where something is used. */
export interface PartUse {
  /** In the author's words. */
  words: string
  /** Opens the place. */
  onGo: () => void
}

export interface PartEndProps {
  /** As the author calls it. */
  name: string
  /** Where the story uses it, in its order. */
  uses: readonly PartUse[]
  /** What becomes of these places once it is gone. */
  fate: string
  /** Called once the author wants it gone. */
  onRemove: () => void
}

/** More of them say nothing. */
const NAMED = 8

/** Where something is used, and the way to remove it, which asks. */
export function PartEnd({ name, uses, fate, onRemove }: PartEndProps) {
  const partMessages = usePartMessages()
  const [isAsked, setIsAsked] = useState(false)

  return (
    <div css={styles.end}>
      {uses.length > 0 && (
        <>
          <h4 css={styles.label}>{partMessages.usedBy}</h4>
          {uses.slice(0, NAMED).map(({ words, onGo }) => (
            <Button key={words} onPress={onGo} size="small" variant="quiet">
              <bdi>{words}</bdi>
            </Button>
          ))}
          <More count={uses.length - NAMED} />
        </>
      )}
      <Button icon="trash" onPress={() => setIsAsked(true)} size="small" variant="quiet">
        {partMessages.remove}
      </Button>
      <ConfirmDialog
        cancelLabel={partMessages.keep}
        confirmLabel={partMessages.remove}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          onRemove()
        }}
        title={fill(partMessages.removeTitle, { name: name || partMessages.unnamed })}
        variant="danger"
      >
        <UsesInWords fate={fate} uses={uses} />
      </ConfirmDialog>
    </div>
  )
}

function UsesInWords({ uses, fate }: Pick<PartEndProps, 'uses' | 'fate'>) {
  const partMessages = usePartMessages()
  if (uses.length === 0) return <p>{partMessages.usedNowhere}</p>
  return (
    <>
      <p>{partMessages.usedIn}</p>
      <ul>
        {uses.slice(0, NAMED).map(({ words }) => (
          <li key={words}>
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
      <More count={uses.length - NAMED} />
      <p>{fate}</p>
    </>
  )
}

function More({ count }: { count: number }) {
  const partMessages = usePartMessages()
  return count > 0 ? <p css={styles.note}>{fill(partMessages.usedMore, { count })}</p> : null
}
