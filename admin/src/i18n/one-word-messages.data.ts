/**
 * Messages of one word that mean one thing wherever they stand, so that they need no Lingui context. Before a word joins,
 * look at how the languages translate it: a noun that is also a verb, or a state of things of another gender, needs one.
 */
export const unambiguousWords = new Set(
  `
/month Abilities Accordion Account Actions Add Advance Advanced Alerts Alignment All Amber Amount Analytics Annually
Apex App Appearance Apply Apps Arrange Articles Assignee Attachments Authentication Avatar Average Back Badges Bank
Basic Bcc Before: Blog Blue Boards Bold Bookmarks Bordered Boxed Brands Breadcrumbs browse Buttons Calendar Cancel Cancellation Cancelled
Candlesticks card Cards Carousel carousel Cart Categories Category Cc chart ChartJS Charts Chat Chats Checkbox
Checkout Choose… Chosen Clear Clipboard Close Code Colour Colours Columns Comfortable Comments Compact Company
Components Compose Contacts Continue Copied Copy Country Coupon CSV Currency Customer Customers CVV Daily Danger Dashboards
Date Day Days Delete Density Description Detail Details Discard Dismiss Divider Documentation Done Downgrade Dropdowns Duration
Earlier Earning Earnings eCommerce Edit Editor Email England Error Esc eSIM eSIMs Everything Everywhere Excel Expense Export
Extensions Facebook falling FAQ Fashion File Files Filter Filters Filter… Finish Floating Folders Footer Format
Forward GitHub GitLab Goal Green Grid Grocery Guests Heatmap Hidden Hide Horizontal Icons Important Inbox Included Info
Ink Instagram Instalments Insurance Invoice Invoices Italic Kanban Kind Lagoon Landmark Language Languages level
License Link LinkedIn List Loading Loading… Login Loop Luggage Maintenance Maximise Members Menu Method Minimise Misc Miscellaneous Modals
Monospace Monospaced Month Monthly More More… Multi-steps Mute Name Narrower Navs New Next No no Notifications
Offcanvas Offers OK Overdue Pages Paginate Pagination Password Pause Paused Payment PDF Period Permissions Personal
Picture Pills Planned Play Policies Popovers Popular Position Preview Previous Pricing Primary Print Private Product
Products Profile Profit Purchase Radar Reactivate Recent Recharts Red Redo Refreshing Remove Rename Reply Reset Results Revenue
rising Role Roles Sale Sales Save Search Searching… Search… Secondary Selection Semi-dark Send Serif Session Sessions
Settings Shop Shortcuts Show Skeletons Skin Skip slide Sliders Slides Sort sortable Spam Sparkline Speed Spent
Spinners Starred Static Statistics Status Sticky Stop Submit Success Support Swiper Table Tables Tabs Tags Tasks Team
Technology Text Tickets Timeline Title Toastr Toasts Todo Toolbar Tooltips Topics Total Total: Town/City Transactions
Trash Twitter Typeface Typography Underline Undo Unpin Unread Unstar Untitled Update Uploaded User Username Users Value
Vertical Volume Warning White Wider Wishlist Wording Write Year Yearly Yes yes yesterday You: Youtube
`
    .trim()
    .split(/\s+/),
);
