import { formMessage, type ErrorBody, type FormFault } from '@kathasagar/api/contract'

/** The contract defines status and default sentence. */
export type Refusal = Omit<ErrorBody, 'detail' | 'request_id'> & {
  /** Replaces the default sentence. */
  detail?: ErrorBody['detail'] | undefined
}

/** Answers of the contract have no `code`. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value

export const fieldRefusal = (field: string, msg: string, type = 'custom'): Refusal => ({
  code: 'invalid_fields',
  detail: [{ loc: [field], msg, type }],
})

/** Returns a refusal of a field with a named error. */
export const formRefusal = (field: string, fault: FormFault): Refusal =>
  fieldRefusal(field, formMessage(fault), fault)
