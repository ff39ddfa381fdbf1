import type { FieldErrors, ProfileForm as ProfileValues } from '@kathasagar/api/contract'
import type { DrawnAvatar } from '@kathasagar/api/contract/vocabulary'

import { useFormFields } from '../../../hooks/useFormFields.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { AvatarChooser } from '../AvatarChooser/AvatarChooser.tsx'
import { SettingsFormEnd } from '../SettingsFormEnd/SettingsFormEnd.tsx'
import type { SettingsFormState } from '../SettingsFormEnd/SettingsFormEnd.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { profileFormStyles } from './ProfileForm.styles.ts'

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
  /** Called with what was typed; a picture that was not changed is left out. */
  onSubmit: (values: Pick<ProfileValues, 'display_name'> & Partial<ProfileValues>) => void
}

/** Name and picture, as other readers see them. */
export function ProfileForm({
  username,
  initialValues,
  drawnAvatars,
  fieldErrors,
  validate,
  onSubmit,
  ...state
}: ProfileFormProps) {
  const { profile } = useMessages().settings
  const { avatar_url: kept } = initialValues
  const styles = profileFormStyles(useTheme())
  const { bind, values, change, formRef, hasErrors, handleSubmit } = useFormFields<ProfileValues>({
    initialValues,
    // What was saved before is no longer where it came from: the server keeps a copy of its own.
    validate: ({ avatar_url, ...form }) =>
      validate({ ...form, avatar_url: avatar_url === kept ? '' : avatar_url }),
    onSubmit: ({ avatar_url, ...form }) =>
      onSubmit(avatar_url === kept ? form : { ...form, avatar_url }),
    liveFields: [],
    serverErrors: fieldErrors,
    isBusy: state.isBusy,
  })
  const drawn = drawnAvatars.map(({ key, url }) => ({ url, label: profile.avatars[key] }))
  const isDrawn = kept === '' || drawn.some(({ url }) => url === kept)
  const choices = [
    { url: '', label: profile.noAvatar },
    ...(isDrawn ? [] : [{ url: kept, label: profile.keptAvatar }]),
    ...drawn,
  ]
  const isOwn = !choices.some(({ url }) => url === values.avatar_url)
  const own = bind('avatar_url')

  return (
    <form css={styles.form} noValidate onSubmit={handleSubmit} ref={formRef}>
      <TextInput
        {...bind('display_name')}
        autoComplete="nickname"
        hint={profile.displayNameHint}
        label={profile.displayName}
      />
      <AvatarChooser
        choices={choices}
        label={profile.avatar}
        name={values.display_name.trim() || username}
        onChange={(url) => change('avatar_url', url)}
        value={values.avatar_url}
      />
      <TextInput
        {...own}
        hint={profile.ownAvatarHint}
        label={profile.ownAvatar}
        type="url"
        value={isOwn ? own.value : ''}
      />
      <SettingsFormEnd
        {...state}
        busyLabel={profile.busy}
        hasErrors={hasErrors}
        submitLabel={profile.submit}
      />
    </form>
  )
}
