export {
  ActionMenu,
  type ActionMenuProps,
  type MenuAction,
} from '../design-system/primitives/ActionMenu/ActionMenu.tsx'
export { Alert, type AlertProps, type AlertTone } from '../design-system/primitives/Alert/Alert.tsx'
export { Avatar, type AvatarProps } from '../design-system/primitives/Avatar/Avatar.tsx'
export { Badge, type BadgeProps, type BadgeTone } from '../design-system/primitives/Badge/Badge.tsx'
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from '../design-system/primitives/Button/Button.tsx'
export {
  ButtonLink,
  type ButtonLinkProps,
} from '../design-system/primitives/ButtonLink/ButtonLink.tsx'
export { Card, type CardProps } from '../design-system/primitives/Card/Card.tsx'
export { Checkbox, type CheckboxProps } from '../design-system/primitives/Checkbox/Checkbox.tsx'
export { Chip, type ChipProps } from '../design-system/primitives/Chip/Chip.tsx'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
export {
  CoverImage,
  type CoverImageProps,
} from '../design-system/primitives/CoverImage/CoverImage.tsx'
export { Dialog, type DialogProps } from '../design-system/primitives/Dialog/Dialog.tsx'
export {
  Disclosure,
  type DisclosureProps,
} from '../design-system/primitives/Disclosure/Disclosure.tsx'
export {
  EmptyState,
  type EmptyStateProps,
} from '../design-system/primitives/EmptyState/EmptyState.tsx'
export {
  ErrorState,
  type ErrorStateProps,
} from '../design-system/primitives/ErrorState/ErrorState.tsx'
export {
  Field,
  type FieldProps,
  type TextControlProps,
} from '../design-system/primitives/Field/Field.tsx'
export { Heading, type HeadingProps } from '../design-system/primitives/Heading/Heading.tsx'
export { Icon, type IconProps } from '../design-system/primitives/Icon/Icon.tsx'
export type { IconName } from '../design-system/primitives/Icon/iconPaths.ts'
export {
  IconButton,
  type IconButtonProps,
} from '../design-system/primitives/IconButton/IconButton.tsx'
export { Link, type LinkProps } from '../design-system/primitives/Link/Link.tsx'
export {
  NumberInput,
  type NumberInputProps,
} from '../design-system/primitives/NumberInput/NumberInput.tsx'
export {
  PasswordInput,
  type PasswordInputProps,
} from '../design-system/primitives/PasswordInput/PasswordInput.tsx'
export { Popover, type PopoverProps } from '../design-system/primitives/Popover/Popover.tsx'
export {
  ProgressBar,
  type ProgressBarProps,
} from '../design-system/primitives/ProgressBar/ProgressBar.tsx'
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioItem,
} from '../design-system/primitives/RadioGroup/RadioGroup.tsx'
export {
  Select,
  type SelectOption,
  type SelectProps,
} from '../design-system/primitives/Select/Select.tsx'
export { Skeleton, type SkeletonProps } from '../design-system/primitives/Skeleton/Skeleton.tsx'
export { Slider, type SliderProps } from '../design-system/primitives/Slider/Slider.tsx'
export { Spinner, type SpinnerProps } from '../design-system/primitives/Spinner/Spinner.tsx'
export { Switch, type SwitchProps } from '../design-system/primitives/Switch/Switch.tsx'
export { Table, type TableProps } from '../design-system/primitives/Table/Table.tsx'
export type {
  TableColumn,
  TableSelection,
  TableSort,
} from '../design-system/primitives/Table/tableColumn.ts'
export { Tabs, type TabItem, type TabsProps } from '../design-system/primitives/Tabs/Tabs.tsx'
export { Text, type TextProps } from '../design-system/primitives/Text/Text.tsx'
export { TextArea, type TextAreaProps } from '../design-system/primitives/TextArea/TextArea.tsx'
export { TextInput, type TextInputProps } from '../design-system/primitives/TextInput/TextInput.tsx'
export {
  createNotices,
  pushNotice,
  type Notice,
  type Notices,
} from '../design-system/primitives/Toaster/notices.ts'
export { Toaster, type ToasterProps } from '../design-system/primitives/Toaster/Toaster.tsx'
export { Tooltip, type TooltipProps } from '../design-system/primitives/Tooltip/Tooltip.tsx'
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from '../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
