import { MailRequest, ResetPasswordRequest } from './auth.ts'
import { LoginRequest, RegisterRequest } from './auth.ts'
import { AvatarUrl, PasswordChange } from './account.ts'
import { Handle } from './handles.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** At most one fault for each field of a form: its name, or a sentence where it has none. */
export type FieldErrors<Field extends string> = { readonly [K in Field]?: string | undefined }

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const firstByField = <Field extends string>(issues: readonly Issue[]): FieldErrors<Field> =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]))

const repeatErrors = (form: { password: string; confirm_password: string }) =>
  form.confirm_password !== '' && form.confirm_password !== form.password
    ? { confirm_password: 'confirmDiffers' }
    : {}

/** What is wrong with a login form before it is sent. */
export function loginErrors(form: LoginRequest): FieldErrors<keyof LoginRequest> {
  const parsed = LoginRequest.safeParse(form)
  const found: FieldErrors<keyof LoginRequest> = parsed.success
    ? {}
    : firstByField(parsed.error.issues)
  const isLong = [...form.email_or_username].length > LIMITS.loginIdentifierFormMax

  return isLong ? { ...found, email_or_username: 'identifierLong' } : found
}

/**
 * What is wrong with a registration form before it is sent. Unlike the schema it compares the two
 * passwords even while another field is wrong, because they are checked as they are typed.
 */
export function registerErrors(form: RegisterRequest): FieldErrors<keyof RegisterRequest> {
  const parsed = RegisterRequest.safeParse(form)
  const found: FieldErrors<keyof RegisterRequest> = parsed.success
    ? {}
    : firstByField(parsed.error.issues)
  const isNameLong = [...(form.display_name ?? '')].length > LIMITS.displayNameMax

  return {
    ...found,
    ...(isNameLong ? { display_name: 'displayNameLong' } : {}),
    ...repeatErrors(form),
  }
}

/** What is wrong with a form that asks only for an e-mail. */
export function emailErrors(form: MailRequest): FieldErrors<keyof MailRequest> {
  const parsed = MailRequest.safeParse(form)

  return parsed.success ? {} : firstByField(parsed.error.issues)
}

/** The new password of a reset, typed twice; the link's token is no field of the form. */
export type NewPasswordForm = Omit<ResetPasswordRequest, 'token'>

/** What is wrong with a new password and its repetition. */
export function resetErrors(form: NewPasswordForm): FieldErrors<keyof NewPasswordForm> {
  const parsed = ResetPasswordRequest.safeParse({ ...form, token: '' })
  const found: FieldErrors<keyof NewPasswordForm> = parsed.success
    ? {}
    : firstByField(parsed.error.issues)

  return { ...found, ...repeatErrors(form) }
}

/** What is wrong with the change of a password. */
export function passwordChangeErrors(form: PasswordChange): FieldErrors<keyof PasswordChange> {
  const parsed = PasswordChange.safeParse(form)
  const found: FieldErrors<keyof PasswordChange> = parsed.success
    ? {}
    : firstByField(parsed.error.issues)

  return { ...found, ...repeatErrors(form) }
}

/** What a person types and chooses about themselves; blank where there is nothing. */
export interface ProfileForm {
  display_name: string
  handle: string
  about: string
  avatar_url: string
}

/** What is wrong with a profile before it is sent. */
export function profileErrors(form: ProfileForm): FieldErrors<keyof ProfileForm> {
  const isNameLong = [...form.display_name].length > LIMITS.displayNameMax
  const handle = Handle.safeParse(form.handle)
  const isPicture = form.avatar_url === '' || AvatarUrl.safeParse(form.avatar_url).success

  return {
    ...(isNameLong ? { display_name: 'displayNameLong' } : {}),
    ...(handle.success ? {} : { handle: handle.error.issues[0]?.message }),
    ...([...form.about].length > LIMITS.authorAboutMax ? { about: 'aboutLong' } : {}),
    ...(isPicture ? {} : { avatar_url: 'avatarInvalid' }),
  }
}
