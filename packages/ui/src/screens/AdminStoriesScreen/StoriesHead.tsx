import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { DoneNotice } from '../../components/primitives/DoneNotice/DoneNotice.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import type { AdminStoriesScreenProps } from './AdminStoriesScreen.tsx'
import { adminStoriesScreenStyles as styles } from './AdminStoriesScreen.styles.ts'

/** What was done last, with the way back where there is one, and what was refused. */
export function StoriesNews({ done, refusal, onUndo, isUndoing = false }: AdminStoriesScreenProps) {
  const { bulk } = useAdminMessages().stories

  return (
    <div css={styles.news}>
      <DoneNotice
        actions={
          onUndo && (
            <Button icon="undo" isBusy={isUndoing} onPress={onUndo} size="small">
              {bulk.undo}
            </Button>
          )
        }
        message={done}
      />
      {refusal && <FormError>{refusal}</FormError>}
    </div>
  )
}

interface HeadProps extends Pick<
  AdminStoriesScreenProps,
  'addHref' | 'onExport' | 'isExporting' | 'total'
> {
  /** How many stories pass, in words. */
  found: string
}

/** What the page is, how much it lists, and what can be done with all of it. */
export function StoriesHead({ addHref, found, total, onExport, isExporting = false }: HeadProps) {
  const { stories: messages } = useAdminMessages()

  return (
    <div css={styles.head}>
      <div css={styles.heading}>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <span css={styles.total} role="status">
          {found}
        </span>
      </div>
      <div css={styles.heads}>
        <Button icon="arrowDown" isBusy={isExporting} isDisabled={total === 0} onPress={onExport}>
          {messages.saveAsCsv}
        </Button>
        <ButtonLink href={addHref} icon="plus" variant="primary">
          {messages.add}
        </ButtonLink>
      </div>
    </div>
  )
}
