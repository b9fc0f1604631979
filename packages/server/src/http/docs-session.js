// Runs in the page of the API's description: it asks with the access token of this browser's session, where the application keeps it, and
// leads to the sign-in where there is none or where it is not good any more.
const access = () => JSON.parse(localStorage.getItem('karmik.tokens') ?? '{}').access;
const signIn = () => location.replace(`/account/login?next=${encodeURIComponent(location.pathname + location.hash)}`);

const bundle = window.SwaggerUIBundle;
const bearing = (config) =>
  bundle({
    ...config,
    requestInterceptor(request) {
      const token = access();
      if (token && new URL(request.url, location.href).origin === location.origin)
        request.headers.authorization = `Bearer ${token}`;
      return request;
    },
    responseInterceptor(response) {
      if (response.status === 401 && new URL(response.url).pathname === '/api/docs/json') signIn();
      return response;
    },
  });
window.SwaggerUIBundle = Object.assign(bearing, bundle);
