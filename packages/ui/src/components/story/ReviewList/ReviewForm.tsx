import type { ReaderReviews } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useLatest } from '../../../hooks/useLatest.ts'
import { useQuestion } from '../../../hooks/useQuestion.ts'
import { useCommentsMessages } from '../../../messages/useCommentsMessages.ts'
import { StarRating } from '../../play/StarRating/StarRating.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { DeclinedWords, type Declining, type KeptWords } from '../CommentForm/SayForm.tsx'
import { reviewListStyles as styles } from './ReviewList.styles.ts'

export interface ReviewFormProps {
  /** What the reader has said and given before. */
  own: Pick<ReaderReviews, 'mine' | 'own_stars'>
  /** Sends words and stars; resolves with why they were refused, or with null. */
  onSave: (review: { stars: number; words: string }) => Promise<Declining>
  /** Where words are kept until they are sent; the form opens with them. */
  kept?: KeptWords | undefined
  /** Takes the words away; the stars stay. Resolves with why not, as a sentence, or with null. */
  onRemove: () => Promise<string | null>
}

/** The way to a review of one's own, and the form for it. */
export function ReviewForm({ own, ...props }: ReviewFormProps) {
  const { comments } = useCommentsMessages()
  const [open, setOpen] = useState<'form' | 'removal' | null>(props.kept?.value ? 'form' : null)
  const close = () => setOpen(null)

  if (open === 'form') return <Form {...props} onClose={close} own={own} />
  return (
    <div css={styles.ways}>
      <Button icon="pencil" onPress={() => setOpen('form')}>
        {own.mine ? comments.reviews.edit : comments.reviews.write}
      </Button>
      {own.mine && (
        <Button onPress={() => setOpen('removal')} variant="quiet">
          {comments.remove}
        </Button>
      )}
      {open === 'removal' && <Removal onClose={close} onRemove={props.onRemove} />}
    </div>
  )
}

function Removal({
  onClose,
  onRemove,
}: Pick<ReviewFormProps, 'onRemove'> & { onClose: () => void }) {
  const { comments } = useCommentsMessages()
  const question = useQuestion(onRemove, onClose)

  return (
    <ConfirmDialog
      {...question}
      cancelLabel={comments.keep}
      confirmLabel={comments.remove}
      isOpen
      onClose={onClose}
      title={comments.reviews.askRemove}
      variant="danger"
    >
      {comments.reviews.removeMeans}
    </ConfirmDialog>
  )
}

function useReviewFields({
  own,
  kept,
  onSave,
  onClose,
}: ReviewFormProps & { onClose: () => void }) {
  const { comments } = useCommentsMessages()
  const [stars, setStars] = useState(own.own_stars)
  const { isBusy, refusal, attempt } = useAttempt<Exclude<Declining, null>>()
  const save = async (words: string) => {
    const isTaken = await attempt(async () =>
      stars === null ? comments.reviews.starsMissing : onSave({ stars, words }),
    )
    // What was typed or chosen while it was on its way is not sent yet.
    const isSent = latest.current.words === words && latest.current.stars === stars
    if (isTaken && isSent) onClose()
  }
  const fields = useFormFields({
    initialValues: { words: kept?.value || (own.mine?.words ?? '') },
    validate: ({ words }) => (words.trim() === '' ? { words: comments.wordsMissing } : {}),
    liveFields: [],
    isBusy,
    onSubmit: ({ words }) => void save(words.trim()),
  })
  const field = fields.bind('words')
  const latest = useLatest({ words: field.value.trim(), stars })
  const handleChange = (typed: string) => {
    field.onChange(typed)
    kept?.onChange(typed)
  }
  return {
    ...fields,
    field: { ...field, onChange: handleChange },
    stars,
    setStars,
    isBusy,
    refusal,
  }
}

function Form({ onClose: leave, ...props }: ReviewFormProps & { onClose: () => void }) {
  const { comments } = useCommentsMessages()
  const onClose = () => {
    props.kept?.onChange('')
    leave()
  }
  const fields = useReviewFields({ ...props, onClose })
  const { field, formRef, handleSubmit, stars, setStars, isBusy, refusal } = fields

  return (
    <form css={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      <h3 css={styles.formTitle}>{comments.reviews.yours}</h3>
      <DeclinedWords declining={refusal} />
      <StarRating onChange={setStars} value={stars} />
      <TextArea
        {...field}
        hint={comments.reviews.hint}
        kind="story"
        label={comments.reviews.words}
        maxLength={LIMITS.saidMax}
      />
      <div css={styles.ways}>
        <Button busyLabel={comments.saving} isBusy={isBusy} type="submit">
          {comments.save}
        </Button>
        <Button onPress={onClose} variant="quiet">
          {comments.cancel}
        </Button>
      </div>
    </form>
  )
}
