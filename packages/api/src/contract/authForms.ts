import { AUTH_MESSAGES, LoginRequest, RegisterRequest } from './auth.ts'
import { LIMITS } from './vocabulary.ts'

/** At most one sentence for each field of a form. */
export type FieldErrors<Field extends string> = { readonly [K in Field]?: string | undefined }

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const firstByField = <Field extends string>(issues: readonly Issue[]): FieldErrors<Field> =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]))

/** What is wrong with a login form before it is sent. */
export function loginErrors(form: LoginRequest): FieldErrors<keyof LoginRequest> {
  const parsed = LoginRequest.safeParse(form)

  return parsed.success ? {} : firstByField(parsed.error.issues)
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
  const isRepeatWrong = form.confirm_password !== '' && form.confirm_password !== form.password

  return {
    ...found,
    ...(isNameLong ? { display_name: AUTH_MESSAGES.displayNameLong } : {}),
    ...(isRepeatWrong ? { confirm_password: AUTH_MESSAGES.confirmDiffers } : {}),
  }
}
