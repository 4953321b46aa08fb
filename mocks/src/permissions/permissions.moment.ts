const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Writes a moment as the permissions list does: `14 Apr 2026, 8:43 PM`, in the server's place. */
export function momentText(time: number): string {
  const date = new Date(time);
  const hours = date.getHours();
  const clock = `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}, ${clock}`;
}

/** Reads such a text back, in milliseconds since 1970; null when it is no moment. */
export function momentOf(text: string): number | null {
  const [, day, month = '', year, hours, minutes, half] =
    /^(\d{1,2}) (\w{3}) (\d{4}), (\d{1,2}):(\d{2}) ([AP]M)$/.exec(text) ?? [];
  if (!months.includes(month)) return null;
  const afternoon = half === 'PM' ? 12 : 0;
  return new Date(
    Number(year),
    months.indexOf(month),
    Number(day),
    (Number(hours) % 12) + afternoon,
    Number(minutes),
  ).getTime();
}
