import type { FieldErrors, ProfileForm as ProfileValues } from '@kathasagar/api/contract'
import type { DrawnAvatar } from '@kathasagar/api/contract/vocabulary'
import { keptPictureIn } from '@kathasagar/story/keptPicture'

import type { OwnPictures } from '../../../authoring/ownPictures.ts'
import { useFormFields, type BindField } from '../../../hooks/useFormFields.ts'
import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { FocusFields } from '../../authoring/FocusFields/FocusFields.tsx'
import { PictureUpload } from '../../authoring/PictureUpload/PictureUpload.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { AvatarChooser, type AvatarChooserProps } from '../AvatarChooser/AvatarChooser.tsx'
import { SettingsFormEnd, type SettingsFormState } from '../SettingsFormEnd/SettingsFormEnd.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { profileFormStyles as styles } from './ProfileForm.styles.ts'

export interface ProfileFormProps extends SettingsFormState {
  /** The name that nobody chooses here; it stands where the display name is blank. */
  username: string
  /** What was saved last; blank where there is nothing. */
  initialValues: ProfileValues
  /** Our own drawings, each with its address. */
  drawnAvatars: readonly { key: DrawnAvatar; url: string }[]
  /** Everything wrong with what was typed; the contract knows. */
  validate: (values: ProfileValues) => FieldErrors<keyof ProfileValues>
  /** What the server found wrong with single fields. */
  fieldErrors?: FieldErrors<keyof ProfileValues> | undefined
  /** Sends a picture of the reader's own; without it none can be chosen. */
  ownPictures?: OwnPictures | undefined
  /** Called with what was typed; a picture that was not changed is left out. */
  onSubmit: (values: Omit<ProfileValues, 'avatar_url'> & Partial<ProfileValues>) => void
}

/** The form's fields; a picture that was not changed is neither checked nor sent. */
function useProfileFields(props: ProfileFormProps) {
  const { initialValues, fieldErrors, validate, onSubmit, isBusy } = props
  const { avatar_url: kept } = initialValues

  return useFormFields<ProfileValues>({
    initialValues,
    // What was saved before is no longer where it came from: the server keeps a copy of its own.
    validate: ({ avatar_url, ...form }) =>
      validate({ ...form, avatar_url: avatar_url === kept ? '' : avatar_url }),
    onSubmit: ({ avatar_url, ...form }) =>
      onSubmit(avatar_url === kept ? form : { ...form, avatar_url }),
    liveFields: [],
    serverErrors: fieldErrors,
    isBusy,
  })
}

/** No picture, the one that was saved from elsewhere, and our own drawings. */
function usePictures({ initialValues, drawnAvatars }: ProfileFormProps) {
  const { profile } = useSettingsMessages().settings
  const { avatar_url: kept } = initialValues
  const drawn = drawnAvatars.map(({ key, url }) => ({ url, label: profile.avatars[key] }))
  const isDrawn = kept === '' || drawn.some(({ url }) => url === kept)

  return [
    { url: '', label: profile.noAvatar },
    ...(isDrawn ? [] : [{ url: kept, label: profile.keptAvatar }]),
    ...drawn,
  ]
}

/** Name, words and picture, as other readers see them. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile } = useSettingsMessages().settings
  const { bind, values, change, formRef, handleSubmit } = useProfileFields(props)
  const choices = usePictures(props)
  const isOwn = !choices.some(({ url }) => url === values.avatar_url)

  return (
    <form css={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      <ProfileWords bind={bind} />
      <Pictures
        items={choices}
        label={profile.avatar}
        name={values.display_name.trim() || props.username}
        onChange={(url) => change('avatar_url', url)}
        ownPictures={props.ownPictures}
        value={values.avatar_url}
      />
      <TextInput
        {...bind('avatar_url')}
        hint={profile.ownAvatarHint}
        label={profile.ownAvatar}
        type="url"
        value={isOwn ? values.avatar_url : ''}
      />
      <SettingsFormEnd
        busyLabel={profile.busy}
        doneMessage={props.doneMessage}
        error={props.error}
        isBusy={props.isBusy}
        submitLabel={profile.submit}
      />
    </form>
  )
}

type PicturesProps = AvatarChooserProps & Pick<ProfileFormProps, 'ownPictures'>

const SHOWN = 96

/** Pictures to choose from, and one from a file, shown as other readers will see it. */
function Pictures({ ownPictures, ...chooser }: PicturesProps) {
  const { name, value, onChange } = chooser

  return (
    <div css={styles.pictures}>
      <AvatarChooser {...chooser} />
      {ownPictures && <PictureUpload onDone={onChange} ownPictures={ownPictures} />}
      {ownPictures && keptPictureIn(value) !== null && (
        <div css={styles.placed}>
          <Avatar name={name} size={SHOWN} src={value} />
          <FocusFields onChange={onChange} value={value} />
        </div>
      )}
    </div>
  )
}

/** What one is called, by what address, and what one says about oneself. */
function ProfileWords({ bind }: { bind: BindField<ProfileValues> }) {
  const { profile } = useSettingsMessages().settings

  return (
    <>
      <TextInput
        {...bind('display_name')}
        autoComplete="nickname"
        hint={profile.displayNameHint}
        label={profile.displayName}
      />
      <TextInput
        {...bind('handle')}
        autoComplete="off"
        hint={profile.handleHint}
        label={profile.handle}
      />
      <TextArea {...bind('about')} hint={profile.aboutHint} label={profile.about} rows={4} />
    </>
  )
}
