import type { FieldErrors, ProfileForm as ProfileValues } from '@kathasagar/api/contract'
import type { DrawnAvatar } from '@kathasagar/api/contract/vocabulary'
import { storedPictureIn } from '@kathasagar/story/storedPicture'

import type { OwnPictures } from '../../../authoring/model/ownPictures.ts'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { FocusFields } from '../../../authoring/components/CoverField/CoverField.tsx'
import { PictureUpload } from '../../../authoring/components/PictureUpload/PictureUpload.tsx'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Form, type FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'

const { space, color, radius, media, lineWidth } = theme

const avatarChooserStyles = {
  group: {
    gap: space.s,
    '& > [data-items]': {
      display: 'flex',
      flexWrap: 'wrap' as const,
      alignItems: 'center',
      gap: space.s,
    },
    '& label': {
      padding: space.xs,
      border: `${lineWidth.thick} solid transparent`,
      borderRadius: radius.full,
      '&[data-hovered]': { borderColor: color.lineControl },
      '&[data-selected]': { borderColor: color.accent },
      [media.forcedColors]: { '&[data-selected]': { borderColor: 'Highlight' } },
    },
  },
}

const styles = { placed: { display: 'flex', gap: space.l, alignItems: 'center' } }

export interface ProfileFormProps {
  username: string
  /** Stored values. A value that is not set is blank. */
  initialValues: ProfileValues
  drawnAvatars: readonly { key: DrawnAvatar; url: string }[]
  validate: (values: ProfileValues) => FieldErrors<keyof ProfileValues>
  /** Uploads images of the user. If absent, the user cannot upload images. */
  ownPictures?: OwnPictures | undefined
  doneMessage?: string | undefined
  /** Saves the profile, without an unchanged avatar. Resolves with an error, or null. */
  onSubmit: (
    values: Omit<ProfileValues, 'avatar_url'> & Partial<ProfileValues>,
  ) => Promise<FormRefusal | null>
}

const AVATAR_SIZE = 96

export function ProfileForm(props: ProfileFormProps) {
  const { initialValues, drawnAvatars, ownPictures, validate, onSubmit } = props
  const { profile } = useSettingsMessages().settings
  const { avatar_url: kept } = initialValues
  const drawn = drawnAvatars.map(({ key, url }) => ({ url, label: profile.avatars[key] }))
  const isDrawn = kept === '' || drawn.some(({ url }) => url === kept)
  const choices = [
    { url: '', label: profile.noAvatar },
    ...(isDrawn ? [] : [{ url: kept, label: profile.keptAvatar }]),
    ...drawn,
  ]

  return (
    <Form<ProfileValues>
      busyLabel={profile.busy}
      doneMessage={props.doneMessage}
      // Skips an unchanged avatar, because its original URL may have become invalid.
      errorsOf={({ avatar_url, ...form }) =>
        validate({ ...form, avatar_url: avatar_url === kept ? '' : avatar_url })
      }
      fields={({ display_name }) => [
        {
          name: 'display_name',
          label: profile.displayName,
          hint: profile.displayNameHint,
          autoComplete: 'nickname',
        },
        { name: 'handle', label: profile.handle, hint: profile.handleHint },
        { name: 'about', kind: 'area', label: profile.about, hint: profile.aboutHint },
        {
          name: 'avatar_url',
          kind: 'custom',
          label: profile.avatar,
          render: ({ label, value, error, onChange }) => (
            <>
              <Stack gap="m">
                <AvatarChooser
                  {...{ label, value, onChange }}
                  items={choices}
                  name={display_name.trim() || props.username}
                />
                {ownPictures && <PictureUpload onDone={onChange} ownPictures={ownPictures} />}
                {ownPictures && storedPictureIn(value) !== null && (
                  <div css={styles.placed}>
                    <Avatar
                      name={display_name.trim() || props.username}
                      size={AVATAR_SIZE}
                      src={value}
                    />
                    <FocusFields onChange={onChange} value={value} />
                  </div>
                )}
              </Stack>
              <TextInput
                {...{ error, onChange }}
                hint={profile.ownAvatarHint}
                label={profile.ownAvatar}
                name="avatar_url"
                type="url"
                value={choices.some(({ url }) => url === value) ? '' : value}
              />
            </>
          ),
        },
      ]}
      initialValues={initialValues}
      onSubmit={({ avatar_url, ...form }) =>
        onSubmit(avatar_url === kept ? form : { ...form, avatar_url })
      }
      submitLabel={profile.submit}
      width="full"
    />
  )
}

interface AvatarChoice {
  /** URL of the image. If blank, the initial of the name is shown. */
  url: string
  label: string
}

interface AvatarChooserProps {
  label: string
  name: string
  items: readonly AvatarChoice[]
  /** URL of the selected avatar. Any other URL selects no avatar. */
  value: string
  onChange: (url: string) => void
}

const DIAMETER = 56

function AvatarChooser({ label, name, items, value, onChange }: AvatarChooserProps) {
  return (
    <RadioGroup
      css={avatarChooserStyles.group}
      items={items.map((choice) => ({
        value: choice.url,
        label: <Avatar name={name} size={DIAMETER} src={choice.url || null} />,
        'aria-label': choice.label,
      }))}
      label={label}
      look="bare"
      onChange={onChange}
      value={value}
    />
  )
}
