// Shows what the server has to say while the page is closed: whose turn it is. It keeps nothing and fetches nothing.
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: "/icon.svg", data: { table } }));
});

// A touch opens the table: in a tab that shows it already, or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(`/t/${event.notification.data.table}`, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      const there = open.find((one) => one.url.startsWith(address));
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
