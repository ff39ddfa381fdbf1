import { formMessage, type ErrorBody, type FormFault } from '@kathasagar/api/contract'

/** Why a use case did not do what was asked. Status and default sentence are the contract's. */
export type Refusal = Omit<ErrorBody, 'detail' | 'request_id'> & {
  /** Said in place of the default sentence. */
  detail?: ErrorBody['detail'] | undefined
}

/** No answer of the contract has a `code`, so a code tells a refusal from an answer. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value

/** Refuses one field of a form, in a sentence. */
export const fieldRefusal = (field: string, msg: string, type = 'custom'): Refusal => ({
  code: 'invalid_fields',
  detail: [{ loc: [field], msg, type }],
})

/** Refuses one field of a form for what has a name, as if its schema had. */
export const formRefusal = (field: string, fault: FormFault): Refusal =>
  fieldRefusal(field, formMessage(fault), fault)
