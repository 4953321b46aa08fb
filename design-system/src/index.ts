export { Accordion, type AccordionProps } from './components/accordion/Accordion.tsx';
export type { AccordionItem } from './components/accordion/AccordionPart.tsx';
export { ActionCard, type ActionCardProps } from './cards/action-card/ActionCard.tsx';
export { ActionsMenu, type ActionsMenuProps } from './components/dropdowns/ActionsMenu.tsx';
export { Alert, type AlertProps } from './components/alerts/Alert.tsx';
export type { AlertAnswer, AlertQuestion } from './extensions/sweet-alert/alert.types.ts';
export { type AlertDialogs, useAlertDialog } from './extensions/sweet-alert/useAlertDialog.tsx';
export { AnswerVote, type AnswerVoteProps } from './widgets/answer-vote/AnswerVote.tsx';
export type { AnswerVoteReason, AnswerVoteValue } from './widgets/answer-vote/vote.types.ts';
export {
  type Appearance,
  applyAppearance,
  type Density,
  type Direction,
  type Motion,
  prefersStillness,
  type Skin,
} from './theme/appearance.ts';
export type { AppMenuBadge, AppMenuItem, AppMenuSection } from './widgets/app-shell/menu/menu.items.ts';
export { AppShell, type AppShellProps } from './widgets/app-shell/AppShell.tsx';
export {
  type Attachment,
  AttachmentList,
  type AttachmentListProps,
} from './widgets/attachment-list/AttachmentList.tsx';
export { AudioPlayer, type AudioPlayerProps } from './extensions/react-player/AudioPlayer.tsx';
export { AuthCard, type AuthCardProps } from './widgets/auth-card/AuthCard.tsx';
export { AuthCover, type AuthCoverProps } from './widgets/auth-cover/AuthCover.tsx';
export { AuthOverlay, type AuthOverlayProps } from './widgets/auth-cover/AuthOverlay.tsx';
export { Autocomplete, type AutocompleteProps } from './components/auto-complete/Autocomplete.tsx';
export { Avatar, type AvatarProps } from './components/avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './components/avatar/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './components/badges/Badge.tsx';
export { BadgeAnchor, type BadgeAnchorProps } from './components/badges/BadgeAnchor.tsx';
export { BadgeLink, type BadgeLinkProps } from './components/badges/BadgeLink.tsx';
export { BlockUi, type BlockUiProps } from './components/blockui/BlockUi.tsx';
export { BookmarkBar, type BookmarkBarProps } from './widgets/bookmarks/BookmarkBar.tsx';
export { BookmarkBox } from './widgets/bookmarks/BookmarkBox.tsx';
export type { BookmarkBoxProps, BookmarkPage } from './widgets/bookmarks/bookmark.types.ts';
export { brazilianPhoneMask, phoneMask } from './forms/elements/input-mask/masks/phone-mask.ts';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './components/breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/buttons/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './components/buttons/ButtonGroup.tsx';
export { ButtonInput, type ButtonInputProps } from './components/buttons/ButtonInput.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/buttons/ButtonLink.tsx';
export { Calendar, type CalendarProps } from './forms/elements/pickers/calendar/Calendar.tsx';
export { type Captions, VideoPlayer, type VideoPlayerProps } from './extensions/react-player/VideoPlayer.tsx';
export { Card, type CardProps } from './cards/card/Card.tsx';
export { CardBoundary, type CardBoundaryProps } from './cards/card/CardBoundary.tsx';
export { CardGroup, type CardGroupProps } from './cards/card-group/CardGroup.tsx';
export { cardMask, expiryMask } from './forms/elements/input-mask/masks/card-masks.ts';
export { type CardPeriod, PeriodMenu, type PeriodMenuProps } from './cards/period-menu/PeriodMenu.tsx';
export { Carousel, type CarouselProps } from './components/carousel/Carousel.tsx';
export type { CarouselSlide, SlidesPerView } from './components/carousel/carousel.types.ts';
export { CartButton, type CartButtonProps } from './widgets/product-card/CartButton.tsx';
export { CartItem, type CartItemProps } from './widgets/cart-list/CartItem.tsx';
export { CartItemSkeleton } from './widgets/cart-list/CartItemSkeleton.tsx';
export { CartList } from './widgets/cart-list/CartList.tsx';
export { CartMenu, type CartMenuItem, type CartMenuProps } from './widgets/cart-menu/CartMenu.tsx';
export { type CellValue, spreadsheetSafe } from './lib/files/spreadsheet-safe.ts';
export { type Change, changeOf } from './cards/stat-tile/change.ts';
export { ChatCard, type ChatCardProps } from './cards/chat-card/ChatCard.tsx';
export type { ChatMessage } from './cards/chat-card/group-messages.ts';
export { Checkbox, type CheckboxProps } from './forms/elements/checkbox/Checkbox.tsx';
export { checkPayment, type PaymentDetails, type PaymentField } from './cards/payment-card/check-payment.ts';
export { type Choice, ChoiceChips, type ChoiceChipsProps } from './widgets/choice-chips/ChoiceChips.tsx';
export type { ChoiceGroup, ChoiceOption, Choices } from './forms/elements/select/choices/choices.ts';
export type { CloseReason } from './components/modals/useClosing.ts';
export { Code } from './ui-element/typography/Code.tsx';
export { CodeBlock, type CodeBlockProps } from './components/code-block/CodeBlock.tsx';
export { Collapse, type CollapseProps } from './components/collapse/Collapse.tsx';
export { type ColorDot, ColorDots, type ColorDotsProps } from './widgets/color-dots/ColorDots.tsx';
export { ComboBox, type ComboBoxProps } from './forms/elements/select/ComboBox.tsx';
export { CommandPalette } from './widgets/command-palette/CommandPalette.tsx';
export type { CommandPaletteProps, PaletteCommand, PaletteGroup } from './widgets/command-palette/palette.types.ts';
export {
  type CommentEdit,
  type CommentEntry,
  CommentList,
  type CommentListProps,
} from './widgets/comment-list/CommentList.tsx';
export { type Confirm, type Question, useConfirm } from './components/modals/useConfirm.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/modals/ConfirmDialog.tsx';
export { ContactCard, type ContactCardProps } from './widgets/contact-card/ContactCard.tsx';
export { ContextMenu, type ContextMenuProps } from './extensions/context-menu/ContextMenu.tsx';
export { CopyButton, type CopyButtonProps } from './components/description-list/CopyButton.tsx';
export { CopyField, type CopyFieldProps } from './extensions/clipboard/CopyField.tsx';
export { copyText } from './lib/copy-text.ts';
export { CoverField, type CoverFieldProps } from './widgets/cover-field/CoverField.tsx';
export { type Customized, Customizer, type CustomizerProps } from './widgets/customizer/Customizer.tsx';
export { DatePicker, type DatePickerProps } from './forms/elements/pickers/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './forms/elements/pickers/DateRangePicker.tsx';
export { DatesPicker, type DatesPickerProps } from './forms/elements/pickers/DatesPicker.tsx';
export { DateTimePicker, type DateTimePickerProps } from './forms/elements/pickers/DateTimePicker.tsx';
export { dayFromToday } from './lib/i18n/day-from-today.ts';
export { type DayLimits, type DayRange } from './forms/elements/pickers/dates/dates.ts';
export { Denial, type DenialFact, type DenialProps } from './widgets/denied-action/Denial.tsx';
export { DeniedAction, type DeniedActionProps } from './widgets/denied-action/DeniedAction.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/description-list/DescriptionList.tsx';
export { DesignSystemProvider, type DesignSystemProviderProps } from './lib/i18n/DesignSystemProvider.tsx';
export { DesignSystemRoot, type DesignSystemRootProps } from './theme/provider/DesignSystemRoot.tsx';
export { type Destination, Postcard, type PostcardProps } from './widgets/postcard/Postcard.tsx';
export { Dialog, type DialogProps } from './components/modals/Dialog.tsx';
export { Difference, type DifferenceProps } from './cards/stat-tile/Difference.tsx';
export { Divider, type DividerProps } from './components/divider/Divider.tsx';
export { EditableTitle, type EditableTitleProps } from './widgets/editable-title/EditableTitle.tsx';
export { EmojiButton, type EmojiButtonProps } from './components/emoji-picker/EmojiButton.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/EmptyState.tsx';
export { type Entry, EntryList, type EntryListProps } from './cards/entry-list/EntryList.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './components/empty-state/ErrorBoundary.tsx';
export { ErrorState, type ErrorStateProps } from './components/empty-state/ErrorState.tsx';
export { EventCard, type EventCardProps } from './cards/event-card/EventCard.tsx';
export { ExplainedFigure, type ExplainedFigureProps } from './cards/key-figure/ExplainedFigure.tsx';
export { type ExportFile, exportRows } from './extensions/export/export-file.ts';
export { ExportTable, type ExportTableProps } from './extensions/export/ExportTable.tsx';
export type { FigureExplanation } from './cards/key-figure/figure-explanation.types.ts';
export { type FigureFormat, KeyFigure, type KeyFigureProps } from './cards/key-figure/KeyFigure.tsx';
export { FigureSum, type FigureSumProps } from './cards/key-figure/FigureSum.tsx';
export { FileDrop, type FileDropProps } from './widgets/file-drop/FileDrop.tsx';
export { FileField, type FileFieldProps } from './forms/elements/input/file/FileField.tsx';
export { FileUploader, type FileUploaderProps } from './forms/elements/file-uploader/FileUploader.tsx';
export { FilledToggle, type FilledToggleProps } from './widgets/post-card/FilledToggle.tsx';
export { type FilterOption, FilterOptions, type FilterOptionsProps } from './widgets/filter-options/FilterOptions.tsx';
export { FilterOptionsSkeleton } from './widgets/filter-options/FilterOptionsSkeleton.tsx';
export { FilterTile, type FilterTileProps } from './widgets/filter-tile/FilterTile.tsx';
export { focusFirstMistake } from './lib/focus/focus-first-mistake.ts';
export { focusSoon } from './lib/focus/focus-soon.ts';
export { focusWhenLost } from './lib/focus/focus-when-lost.ts';
export { Footer, type FooterProps } from './widgets/app-shell/bars/Footer.tsx';
export { Form, FormActions, type FormActionsProps, type FormProps } from './forms/layout/form-layout/Form.tsx';
export { FormError, type FormErrorProps } from './components/alerts/FormError.tsx';
export { Gallery, GalleryPiece, type GalleryProps } from './page-layout/primitives/Gallery.tsx';
export { Grid, type GridProps } from './page-layout/primitives/Grid.tsx';
export { HandOver, type HandOverProps } from './components/on-demand/HandOver.tsx';
export { Heading, type HeadingProps } from './ui-element/typography/Heading.tsx';
export { HelpPicture, type HelpPictureProps } from './widgets/search-banner/HelpPicture.tsx';
export { Highlight, type HighlightProps } from './components/highlight/Highlight.tsx';
export { HighlightScope, type HighlightScopeProps } from './components/highlight/HighlightScope.tsx';
export { HoverCard, type HoverCardProps } from './components/hover-card/HoverCard.tsx';
export { Icon, type IconProps } from './icons/Icon.tsx';
export { IconBrowser, type IconBrowserProps } from './components/icon-browser/IconBrowser.tsx';
export { IconButton, type IconButtonProps } from './components/buttons/IconButton.tsx';
export { ImportSheet, type ImportSheetProps } from './extensions/import/ImportSheet.tsx';
export { Included, type IncludedProps } from './widgets/plan-card/Included.tsx';
export { Inline, type InlineProps } from './page-layout/primitives/Inline.tsx';
export { InputGroup, type InputGroupProps } from './forms/elements/input-group/InputGroup.tsx';
export { inThousands } from './cards/key-figure/thousands.ts';
export { isComposing } from './theme/provider/composition.ts';
export { JobCard, type JobCardProps } from './cards/job-card/JobCard.tsx';
export { judge } from './cards/stat-tile/judge.ts';
export { Kbd } from './ui-element/typography/Kbd.tsx';
export { KeyReveal, type KeyRevealProps } from './widgets/key-reveal/KeyReveal.tsx';
export { type Language, LanguageChoice, type LanguageChoiceProps } from './extensions/i18n/LanguageChoice.tsx';
export { Link, type LinkProps } from './components/buttons/Link.tsx';
export { List, ListItem, type ListItemProps, type ListProps } from './ui-element/typography/blocks/List.tsx';
export { ListGroup, type ListGroupProps } from './components/list-group/ListGroup.tsx';
export { ListGroupItem, type ListGroupItemProps } from './components/list-group/ListGroupItem.tsx';
export { Loading, type LoadingProps } from './components/skeleton/Loading.tsx';
export { LoadingBar, type LoadingBarProps } from './widgets/loading-bar/LoadingBar.tsx';
export type { LoadOptions, OptionsQuery } from './forms/elements/select/choices/load-options.ts';
export { LocaleProvider, type LocaleProviderProps } from './lib/i18n/LocaleProvider.tsx';
export type { LocaleTexts } from './lib/i18n/locale-texts.types.ts';
export { Logo, type LogoProps } from './widgets/logo/Logo.tsx';
export { LongPage, type LongPageProps, type PageSection } from './page-layout/contents/LongPage.tsx';
export { type Mask, patternMask } from './forms/elements/input-mask/masks/pattern-mask.ts';
export { MaskField, type MaskFieldProps } from './forms/elements/input-mask/MaskField.tsx';
export { media } from './theme/media.ts';
export type { MediaState } from './extensions/react-player/media.ts';
export { Menu, type MenuProps } from './components/dropdowns/Menu.tsx';
export type { MenuItem, MenuItems, MenuSection, MenuSelection } from './components/dropdowns/menu.types.ts';
export { type MessageDetail, MessagePage, type MessagePageProps } from './widgets/message-page/MessagePage.tsx';
export { MiddleOfPage } from './page-layout/middle/MiddleOfPage.tsx';
export { MoneyField, type MoneyFieldProps } from './forms/elements/number-input/MoneyField.tsx';
export { MultiSelect, type MultiSelectProps } from './forms/elements/select/MultiSelect.tsx';
export { Nav, type NavItem, type NavProps } from './components/navs/Nav.tsx';
export { NavbarUser, type NavbarUserProps, type NavbarUserSection } from './widgets/app-shell/bars/NavbarUser.tsx';
export { nextAmong, nextMinute, type NextMoment, nextQuarterHour } from './lib/clock/clock.ts';
export { NotificationCentre, type NotificationCentreProps } from './widgets/notification-centre/NotificationCentre.tsx';
export type { NotificationItem } from './widgets/notification-centre/notification-centre.types.ts';
export { notify, type NotifyOptions, type UndoableNotification } from './components/toasts/notify.tsx';
export { NumberField, type NumberFieldProps } from './forms/elements/number-input/NumberField.tsx';
export { OnDemand, type OnDemandProps } from './components/on-demand/OnDemand.tsx';
export { type OnDemandCode, useOnDemand } from './lib/on-demand/useOnDemand.ts';
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './forms/elements/one-time-code/OneTimeCodeField.tsx';
export { OrderPass, type OrderPassProps } from './widgets/order-pass/OrderPass.tsx';
export { Overview, type OverviewProps } from './widgets/overview/Overview.tsx';
export { OverviewSkeleton, type OverviewSkeletonProps } from './widgets/overview/OverviewSkeleton.tsx';
export { PageHeader, type PageHeaderProps } from './page-layout/page-header/PageHeader.tsx';
export { Pagination, type PaginationProps } from './components/pagination/Pagination.tsx';
export { PaginationSkeleton, type PaginationSkeletonProps } from './components/pagination/PaginationSkeleton.tsx';
export { PassCard, type PassCardProps } from './cards/pass-card/PassCard.tsx';
export { PasswordField, type PasswordFieldProps } from './forms/elements/input/PasswordField.tsx';
export { PasswordStrength, type PasswordStrengthProps } from './forms/elements/password-strength/PasswordStrength.tsx';
export { PaymentCard, type PaymentCardProps } from './cards/payment-card/PaymentCard.tsx';
export { PeriodCard, type PeriodCardProps } from './cards/period-card/PeriodCard.tsx';
export { PersonCell, type PersonCellProps, PersonCellSkeleton } from './tables/table/PersonCell.tsx';
export { type PersonTask, TaskListCard, type TaskListCardProps } from './cards/task-list-card/TaskListCard.tsx';
export { PlanCard, type PlanCardProps } from './widgets/plan-card/PlanCard.tsx';
export { type PlanOption, PlanPickerCard, type PlanPickerCardProps } from './cards/plan-picker-card/PlanPickerCard.tsx';
export { Poll, type PollChoice, type PollProps } from './widgets/poll/Poll.tsx';
export { Popover, type PopoverProps } from './components/popovers/Popover.tsx';
export type { PopoverInteraction } from './components/popovers/PopoverLayer.tsx';
export { PostCard, type PostCardProps } from './widgets/post-card/PostCard.tsx';
export type { PostComment } from './widgets/post-card/post-card.types.ts';
export type { Preset } from './forms/elements/pickers/picker.props.ts';
export { type PricedItem, PricedItems, type PricedItemsProps } from './widgets/price-summary/PricedItems.tsx';
export { type PriceLine, PriceSummary, type PriceSummaryProps } from './widgets/price-summary/PriceSummary.tsx';
export { ProductCard, type ProductCardProps } from './widgets/product-card/ProductCard.tsx';
export { ProductCardSkeleton } from './widgets/product-card/ProductCardSkeleton.tsx';
export { ProductDetail, type ProductDetailProps, type ProductFact } from './widgets/product-detail/ProductDetail.tsx';
export { type ProductFeature, ProductFeatures } from './widgets/product-detail/ProductFeatures.tsx';
export { ProductTeasers, type ProductTeasersProps } from './widgets/product-detail/ProductTeasers.tsx';
export { ProfileCard, type ProfileCardProps, type ProfileCount } from './cards/profile-card/ProfileCard.tsx';
export { ProfileHeader, type ProfileHeaderProps, type ProfileView } from './widgets/profile-header/ProfileHeader.tsx';
export { Progress, type ProgressProps } from './components/progress/Progress.tsx';
export { type ProgressPart, ProgressStack, type ProgressStackProps } from './components/progress/ProgressStack.tsx';
export { ProgressRing, type ProgressRingProps } from './components/progress/ProgressRing.tsx';
export { ProjectCard, type ProjectCardProps, type ProjectFact } from './cards/project-card/ProjectCard.tsx';
export { Quantity, type QuantityProps } from './widgets/quantity/Quantity.tsx';
export { Quote, type QuoteProps } from './ui-element/typography/blocks/Quote.tsx';
export { Radio, type RadioProps } from './forms/elements/radio/Radio.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './forms/elements/radio/RadioGroup.tsx';
export {
  type RailBehaviour,
  RangeSlider,
  type RangeSliderProps,
  type Range as SliderRange,
} from './extensions/slider/RangeSlider.tsx';
export { RangeField, type RangeFieldProps } from './extensions/slider/RangeField.tsx';
export { Rating, type RatingProps, type RatingStop } from './extensions/ratings/Rating.tsx';
export { readRichText, type RichTextContent, type RichTextSection } from './widgets/rich-text/rich-text.read.ts';
export { ReferenceContext, type ReferenceSource, type TextReference } from './components/hover-card/references.ts';
export { ReferenceText, type ReferenceTextProps } from './components/hover-card/ReferenceText.tsx';
export { Repeater, type RepeaterProps } from './forms/form-repeater/Repeater.tsx';
export { reportMissingCode } from './lib/on-demand/missing-code.ts';
export { RichText, type RichTextProps } from './widgets/rich-text/RichText.tsx';
export { saveFile } from './lib/files/save-file.ts';
export { ScrollArea, type ScrollAreaProps } from './components/scroll-area/ScrollArea.tsx';
export { SearchBanner, type SearchBannerProps } from './widgets/search-banner/SearchBanner.tsx';
export { SearchField, type SearchFieldProps } from './forms/elements/input/search/SearchField.tsx';
export { SearchTrigger, type SearchTriggerProps } from './widgets/command-palette/SearchTrigger.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './components/segmented-control/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './forms/elements/select/Select.tsx';
export { SelectList, type SelectListProps } from './forms/elements/select/SelectList.tsx';
export { type Share, ShareListCard, type ShareListCardProps } from './cards/share-list-card/ShareListCard.tsx';
export { shareTextsOf } from './lib/whole-shares.ts';
export { type SheetColumn, SheetTable, type SheetTableProps } from './extensions/export/SheetTable.tsx';
export { type ShellLayout, usualLayout } from './widgets/app-shell/shell-layout.ts';
export { SideLayout, type SideLayoutProps } from './widgets/side-layout/SideLayout.tsx';
export { SidePanel, type SidePanelProps } from './components/offcanvas/SidePanel.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/Skeleton.tsx';
export { SkeletonGroup, type SkeletonGroupProps } from './components/skeleton/SkeletonGroup.tsx';
export { Slider, type SliderProps } from './extensions/slider/Slider.tsx';
export { SortableGroup, type SortableGroupProps } from './extensions/drag-and-drop/SortableGroup.tsx';
export type { SortableItem, SortableList, SortableLists } from './extensions/drag-and-drop/sortable.types.ts';
export type { SortDirection, TableSort } from './tables/table/SortHead.tsx';
export { Spinner, type SpinnerProps } from './components/spinners/Spinner.tsx';
export { Splash, type SplashProps } from './widgets/splash/Splash.tsx';
export { SplitButton, type SplitButtonProps } from './components/dropdowns/SplitButton.tsx';
export { SplitPane, type SplitPaneProps } from './components/split-pane/SplitPane.tsx';
export { Stack, type StackProps } from './page-layout/primitives/Stack.tsx';
export { type Stat, StatStrip, type StatStripProps } from './cards/stat-card/StatStrip.tsx';
export { StatCard, type StatCardProps } from './cards/stat-card/StatCard.tsx';
export { StaticField, type StaticFieldProps } from './forms/elements/input/StaticField.tsx';
export { StatTile, type StatTileProps } from './cards/stat-tile/StatTile.tsx';
export { Status, type StatusProps } from './components/status/Status.tsx';
export { StatusPill, type StatusPillProps } from './components/pill-badges/StatusPill.tsx';
export { StepBar, type StepBarProps } from './widgets/step-bar/StepBar.tsx';
export { Stepper, type StepperProps, type StepperStep } from './forms/wizard/Stepper.tsx';
export type { Suggestion, SuggestionGroup, Suggestions } from './components/auto-complete/suggestions.ts';
export { Swatch, type SwatchProps } from './colors/colors/Swatch.tsx';
export { Switch, type SwitchProps } from './forms/elements/switch/Switch.tsx';
export type { TabItem, TabMenu } from './components/tabs/tabs.types.ts';
export { Table, type TableProps } from './tables/table/Table.tsx';
export type { TableColumn } from './tables/table/table.types.ts';
export { TableSkeleton, type TableSkeletonProps } from './tables/table/TableSkeleton.tsx';
export { Tabs, type TabsProps } from './components/tabs/Tabs.tsx';
export { TagInput, type TagInputProps } from './forms/elements/select/tags/TagInput.tsx';
export { TextArea, type TextAreaProps } from './forms/elements/textarea/TextArea.tsx';
export { TextAreaGroup, type TextAreaGroupProps } from './forms/elements/input-group/TextAreaGroup.tsx';
export { TextField, type TextFieldProps } from './forms/elements/input/TextField.tsx';
export { theme } from './theme/theme.ts';
export { ThemeToggle, type ThemeToggleProps } from './widgets/app-shell/bars/ThemeToggle.tsx';
export { TimeField, type TimeFieldProps } from './forms/elements/pickers/TimeField.tsx';
export { Timeline, TimelineItem, type TimelineItemProps } from './components/timeline/Timeline.tsx';
export { TitleTooltips } from './components/tooltips/TitleTooltips.tsx';
export { Toaster } from './components/toasts/toaster/Toaster.tsx';
export { type Tone, tones } from './theme/tones.ts';
export { Toolbar, type ToolbarProps } from './components/toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/tooltips/Tooltip.tsx';
export { Tour } from './extensions/tour/Tour.tsx';
export type { TourEnd, TourProps, TourStep } from './extensions/tour/tour.types.ts';
export {
  type Transaction,
  TransactionsCard,
  type TransactionsCardProps,
} from './cards/transactions-card/TransactionsCard.tsx';
export { TreeView, type TreeViewProps } from './components/tree-view/TreeView.tsx';
export type { TreeViewItem } from './components/tree-view/tree-view.types.ts';
export type { Upload, UploadProgress } from './forms/elements/file-uploader/useUploads.ts';
export { useClock } from './lib/clock/useClock.ts';
export { useHasPassed } from './lib/clock/useHasPassed.ts';
export { useMediaQuery } from './lib/react/useMediaQuery.ts';
export { useOwnMessages } from './forms/form-validation/useOwnMessages.ts';
export { useSteps } from './lib/react/useSteps.ts';
export { useToday } from './lib/clock/useToday.ts';
export { useWhenOnline } from './lib/react/useWhenOnline.ts';
export { VisuallyHidden } from './page-layout/primitives/VisuallyHidden.tsx';
export { WishlistButton, type WishlistButtonProps } from './widgets/product-card/WishlistButton.tsx';
export { Wizard, type WizardProps } from './forms/wizard/Wizard.tsx';
export type { WizardStep } from './forms/wizard/wizard.types.ts';
